// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"

namespace mazzo::validators {

/// Everything that a rule can ask of a card in a zone, as numbers: cards with equal traits are alike to every rule but
/// for the count of copies. Predicates read the catalogue themselves and may see more.
void addTraits(std::vector<std::uint64_t>& traits, const RuleBook::Data& book, std::size_t zone, std::uint32_t row);

/// By card: does another one have its identity?
[[nodiscard]] std::vector<bool> sharesIdentity(const RuleBook::Data& book);

/// Numbers lists of traits, equal ones alike.
class TraitNumbers {
public:
    [[nodiscard]] std::uint32_t of(const std::vector<std::uint64_t>& traits)
    {
        return m_known.try_emplace(traits, static_cast<std::uint32_t>(m_known.size())).first->second;
    }
    [[nodiscard]] std::size_t size() const { return m_known.size(); }

private:
    struct Hash {
        std::size_t operator()(const std::vector<std::uint64_t>& traits) const;
    };

    std::unordered_map<std::vector<std::uint64_t>, std::uint32_t, Hash> m_known;
};

}  // namespace mazzo::validators

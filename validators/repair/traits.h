// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"

namespace mazzo::validators {

/// Everything that a rule can read about a card in a zone, as numbers. No rule can tell cards with equal traits apart,
/// except by their copies. Predicates read the catalogue themselves and may see more.
void addTraits(std::vector<std::uint64_t>& traits, const RuleBook::Data& book, std::size_t zone, std::uint32_t row);
/// The same without the words of the card, which may be its name.
void addPlainTraits(std::vector<std::uint64_t>& traits, const RuleBook::Data& book, std::size_t zone,
                    std::uint32_t row);

/// By card: does another card have the same identity?
[[nodiscard]] std::vector<bool> sharesIdentity(const RuleBook::Data& book);

/// Assigns numbers to lists of traits; equal lists get the same number.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "model/query/word_table.h"

#include <map>
#include <optional>

namespace mazzo::goldfish::odds {

/// A card with the section of the deck that it comes from.
struct Dealt {
    ZoneIndex zone{};
    CardIndex card{};

    auto operator<=>(const Dealt&) const = default;
};

/// One count, sum or list of a question: what it reads from a card.
class PileTerm {
public:
    PileTerm(const Setup& setup, const Syntax& syntax, NodeIndex pile);

    [[nodiscard]] Truth belongs(const Dealt& dealt) const;
    /// What a copy adds to a count or a sum; nothing if that is not certain, or if it is neither.
    [[nodiscard]] std::optional<int> adds(const Dealt& dealt) const;
    /// The values that a list or a number of different values finds on a card; nothing if that is not certain.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> values(const Dealt& dealt) const;
    /// Appends everything that the term reads from the card: equal for cards that are interchangeable in it.
    void describe(const Dealt& dealt, std::vector<std::int64_t>& signature) const;

private:
    [[nodiscard]] bool isList() const
    {
        return m_node.kind == Node::Kind::Distinct || m_node.kind == Node::Kind::Values;
    }
    [[nodiscard]] Interval number(CardIndex card) const;  ///< zero where absent, the field's domain where unknown
    [[nodiscard]] std::optional<std::vector<std::int64_t>> words(CardIndex card) const;  ///< nothing if not known

    const Setup* m_setup;
    Node m_node;
    const Syntax* m_syntax;
    NodeIndex m_query;
    mutable std::map<ZoneIndex, MatchSet> m_answers;  // filled when a card of the zone is first needed
    mutable WordTable m_table;
};

}  // namespace mazzo::goldfish::odds

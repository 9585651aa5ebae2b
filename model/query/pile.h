// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck.h"
#include "model/query/columns.h"

namespace mazzo::model {

/// A query inside an expression, answered for every card in every zone beforehand; over a deck it only adds up.
class Pile {
public:
    Pile(const Syntax& syntax, NodeIndex query, const Game& game, const Catalogue& catalogue);
    Pile(Pile&&) noexcept = default;
    Pile(const Pile&) = delete;  // its zones point into its sets

    [[nodiscard]] Interval count(const Deck& deck) const;
    [[nodiscard]] Interval sum(const Deck& deck, const NumberColumn& column) const;
    [[nodiscard]] Interval distinct(const Deck& deck, const WordColumn& column, std::size_t words) const;

    /// Copies of one card: by its place in the catalogue, or, where an identity is given, by that word.
    [[nodiscard]] Interval copies(const Deck& deck, CardIndex card) const;
    [[nodiscard]] Interval copies(const Deck& deck, CardIndex card, const WordColumn& identity) const;

    /// Calls `visit(card, truth)` for each entry that is or may be of the pile; true if an unknown card may be of it
    /// too.
    template <class Visit>
    bool each(const Deck& deck, const Visit& visit) const
    {
        for (const Deck::Entry& entry : deck.entries()) {
            const Truth belongs = answer(entry);
            if (belongs != Truth::No) visit(entry.card, belongs);
        }
        for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
            if (m_zones[at(unknownCard.zone)].unknownCard != Truth::No) return true;
        return false;
    }

private:
    /// The answers in one zone; zones share a set if the query does not speak of zones.
    struct InZone {
        const std::uint64_t* yes;
        const std::uint64_t* possible;
        Truth unknownCard;  ///< for a card of which only the zone is known
    };

    [[nodiscard]] Truth answer(const Deck::Entry& entry) const
    {
        const InZone& zone = m_zones[at(entry.zone)];
        const std::size_t word = at(entry.card) / 64;
        const std::size_t bit = at(entry.card) % 64;
        return static_cast<Truth>(((zone.yes[word] >> bit) & 1U) + ((zone.possible[word] >> bit) & 1U));
    }

    std::vector<MatchSet> m_sets;  // the zones point into their words, which stay where they are when a pile is moved
    std::vector<InZone> m_zones;
};

}  // namespace mazzo::model

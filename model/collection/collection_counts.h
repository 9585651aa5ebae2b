// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/collection/lot.h"
#include "model/deck.h"

#include <algorithm>
#include <map>
#include <span>

namespace mazzo::model {

/// How many copies of one card there are, and how many of them are in use.
struct Copies {
    int owned = 0;
    int lent = 0;     ///< of the owned
    int inDecks = 0;  ///< that the built decks need
    int wanted = 0;

    [[nodiscard]] int atHand() const { return owned - lent; }
    /// The copies available to a deck that already holds `own` copies: neither lent nor in another deck.
    [[nodiscard]] int usable(int own) const { return std::max(0, atHand() - (inDecks - own)); }
    [[nodiscard]] int free() const { return usable(0); }
    [[nodiscard]] int missing() const { return std::max(0, inDecks - atHand()); }  ///< to have all built decks at once

    bool operator==(const Copies&) const = default;
};

/// The card of a lot. A lot that was added by name belongs to the card of this name once there is one.
[[nodiscard]] std::optional<CardIndex> cardOf(const Lot& lot, const Catalogue& catalogue);
/// The lots with the cards that their names have come to mean.
[[nodiscard]] std::vector<Lot> withKnownCards(std::span<const Lot> lots, const Catalogue& catalogue);

/// How many copies of each card of one game the player owns, wants and has in built decks, and where they are stored.
class CollectionCounts {
public:
    explicit CollectionCounts(std::size_t cards) : m_copies(cards) {}

    void count(const Lot& lot, const Catalogue& catalogue);  ///< of the same game
    void countBuilt(const Deck& deck);

    [[nodiscard]] const Copies& of(CardIndex card) const { return m_copies[at(card)]; }
    /// The copies of an unknown card, by its folded name.
    [[nodiscard]] Copies ofUnknownCard(const std::string& name) const;
    [[nodiscard]] std::span<const Copies> all() const { return m_copies; }
    /// The folded names of the places where copies are stored; a card may be in several.
    struct Placed {
        CardIndex card{};
        std::string place;
    };
    [[nodiscard]] std::span<const Placed> places() const { return m_places; }

private:
    std::vector<Copies> m_copies;  // by card
    std::map<std::string, Copies> m_unknownCards;
    std::vector<Placed> m_places;
};

}  // namespace mazzo::model

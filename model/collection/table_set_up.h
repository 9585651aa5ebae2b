// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/collection/collection_counts.h"
#include "model/deck.h"
#include "model/settings.h"

namespace mazzo::model {

/// The shared piles and start decks of one game, for the kinds that a deck file chooses.
struct TableSetUp {
    struct Pile {
        std::optional<CardIndex> card;  ///< nothing: an unknown card, by its name
        std::string name;
        int size = 0;           ///< copies in the pile
        int eachPlayer = 0;     ///< copies that every player begins with, besides the pile
        bool chosen = false;    ///< by the deck file; the others are in every game
        bool flexible = false;  ///< a smaller pile does as well

        bool operator==(const Pile&) const = default;
    };

    int players = 0;
    std::vector<Pile> piles;  ///< the base piles first, in the order of the pack

    [[nodiscard]] int copies(const Pile& pile) const { return pile.size + players * pile.eachPlayer; }
    [[nodiscard]] int supplyCards() const;
    [[nodiscard]] int startCards() const;  ///< of one player
    [[nodiscard]] int cards() const { return supplyCards() + players * startCards(); }
};

/// Nothing for games without a supply, and for decks that have not chosen any kind yet.
[[nodiscard]] std::optional<TableSetUp> tableSetUp(const Game& game, const Catalogue& catalogue,
                                                   const Settings& settings, const Deck& deck);

/// The physical cards that a deck file stands for.
struct PhysicalCards {
    Deck all;
    Deck flexible;  ///< of these: copies that the game can do without

    bool operator==(const PhysicalCards&) const = default;
};

/// The set-up of a game with a supply; for all other games the deck itself.
[[nodiscard]] PhysicalCards physicalCards(const Game& game, const Catalogue& catalogue, const Settings& settings,
                                          const Deck& deck);

/// One deck file and what its game needs to play it.
struct DeckInPlay {
    const Game& game;
    const Catalogue& catalogue;
    const Settings& settings;
    const Deck& deck;
};

/// How many copies of a card the deck needs: those of all zones, or of the set-up.
[[nodiscard]] int copiesNeeded(const DeckInPlay& deck, CardIndex card);

/// How many copies of a card its lines may name without removing any from another deck. A built deck keeps its own. In
/// games with a supply a line needs a whole pile.
[[nodiscard]] int ownedLines(const DeckInPlay& deck, bool built, const CollectionCounts& counts, CardIndex card);

}  // namespace mazzo::model

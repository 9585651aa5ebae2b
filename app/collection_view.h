// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"
#include "carddata/library/collection/owned_cards.h"

namespace mazzo::app {

/// The collection of one game: its lots, the decks of the library, and the copies of each card.
struct CollectionView {
    std::vector<Lot> lots;        ///< of the game
    std::vector<ReadDeck> decks;  ///< of the game, built or not
    CollectionCounts counts{0};

    /// Is a deck of this name built? Then its copies belong to it.
    [[nodiscard]] bool isBuilt(std::string_view name) const;
};

/// The sums over all cards of a game.
struct CollectionSums {
    Copies copies;  ///< of cards that the catalogue has
    int free = 0;
    int different = 0;  ///< cards of which there is a copy
    int unknown = 0;    ///< copies that are owned but not in the catalogue

    bool operator==(const CollectionSums&) const = default;
};

[[nodiscard]] CollectionSums sumsOf(const CollectionCounts& counts, std::span<const Lot> lots, const LoadedGame& game);

[[nodiscard]] Result<CollectionView> collectionView(const Library& library, const LoadedGame& game);

}  // namespace mazzo::app

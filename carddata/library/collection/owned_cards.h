// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/decks/stored_deck.h"
#include "model/collection/collection_counts.h"
#include "model/collection/table_set_up.h"

#include <optional>

namespace mazzo::carddata {

struct LoadedGame;

/// A deck of the library as its game reads it.
struct ReadDeck {
    StoredDeck stored;
    Deck deck;
    PhysicalCards cards;  ///< what it takes to have it on the table
};

/// The decks of one game that it can read; built or not.
[[nodiscard]] std::vector<ReadDeck> readDecks(std::span<const StoredDeck> decks, const LoadedGame& game);

/// What lots and built decks say about each card of the game; those of other games are passed over.
[[nodiscard]] CollectionCounts collectionCounts(const LoadedGame& game, std::span<const Lot> lots,
                                                std::span<const ReadDeck> decks);

/// A card that built decks need more often than there are copies at hand.
struct Conflict {
    CardIndex card{};
    Copies copies;
    std::vector<std::size_t> decks;  ///< positions of the built decks that hold it
};

[[nodiscard]] std::vector<Conflict> conflicts(const CollectionCounts& counts, std::span<const ReadDeck> decks);

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/collection/owned_cards.h"
#include "carddata/library/library.h"
#include "model/collection/packing.h"
#include "model/collection/shortage.h"

namespace mazzo::app {

/// A deck that could be put together from the collection.
struct Candidate {
    std::optional<DeckId> id;  ///< nothing: a preconstructed deck of the pack
    std::string name;
    PhysicalCards physical;
    bool built = false;
    int cards = 0;
    std::vector<Shortage> lacks;
    int missing = 0;  ///< copies that are neither free nor in the deck already

    [[nodiscard]] WantedDeck wanted() const { return {&physical.all, built, &physical.flexible}; }
};

/// The decks of the library and the preconstructed decks of a game, those with the fewest missing cards first.
[[nodiscard]] std::vector<Candidate> ranked(std::span<const ReadDeck> decks, std::span<const std::string> precon,
                                            const LoadedGame& game, const CollectionCounts& counts);

/// Where to find the copies for these decks. Other built decks keep their copies and are not listed.
[[nodiscard]] std::vector<PackedCard> packingFor(std::span<const Candidate* const> chosen,
                                                 std::span<const ReadDeck> decks, std::span<const Lot> lots,
                                                 const Catalogue& catalogue);

}  // namespace mazzo::app

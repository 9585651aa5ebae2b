// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/collection/collection_counts.h"

namespace mazzo::model {

/// A deck that is to be put together.
struct WantedDeck {
    const Deck* deck = nullptr;
    bool built = false;              ///< it is counted among the built ones: the copies it holds are its own
    const Deck* flexible = nullptr;  ///< copies of the deck that the game can do without
};

/// A card of which there are not enough copies; by name if the catalogue does not have it.
struct Shortage {
    std::optional<CardIndex> card;
    std::string name;
    int need = 0;           ///< by all these decks together
    int have = 0;           ///< neither lent nor in another built deck
    bool advisory = false;  ///< the game can do without the missing copies

    [[nodiscard]] int lacking() const { return need - have; }

    bool operator==(const Shortage&) const = default;
};

/// What is missing to have all these decks at the same time as the other built ones; in the order of the
/// catalogue.
[[nodiscard]] std::vector<Shortage> shortages(std::span<const WantedDeck> decks, const CollectionCounts& counts);

/// The copies missing for one deck, without those that the game can do without: quick, for ranking many.
[[nodiscard]] int copiesMissing(const WantedDeck& deck, const CollectionCounts& counts);

}  // namespace mazzo::model

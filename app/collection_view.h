#pragma once

#include "app/workspace.h"
#include "carddata/library/collection/owned_cards.h"

namespace mazzo {

/// The collection beside one game: its lots, the decks of the library, and what both say about each card.
struct CollectionView {
    std::vector<Lot> lots;          ///< of the game
    std::vector<ReadDeck> decks;    ///< of the game, built or not
    CollectionFacts facts{0};

    /// Is a deck of this name among the built ones? Then the copies it holds are its own.
    [[nodiscard]] bool isBuilt(std::string_view name) const;
};

[[nodiscard]] Result<CollectionView> collectionView(const Library& library, const LoadedGame& game);

/// How many copies of a card a deck may have, if it takes only what is free; `deck` keeps what it has itself, if it is built.
[[nodiscard]] int usable(const CollectionView& view, CardIndex card, const Deck& deck, bool built);

} // namespace mazzo

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"

namespace mazzo::desktop {

/// A deck of the card's game, and how many copies of the card it holds.
struct DeckOfCard {
    DeckId id{};
    std::string name;
    int copies = 0;
};

/// The decks that contain a card, and the cards most similar to it.
struct CardRelations {
    std::vector<DeckOfCard> decks;   ///< that hold a copy, by name
    std::vector<CardIndex> similar;  ///< the likest first; of the same type, and alike in something else
};

/// For any thread.
[[nodiscard]] CardRelations relationsOf(const LoadedGame& loaded, CardIndex card,
                                        const std::vector<DeckSnapshot>& decks);

}  // namespace mazzo::desktop

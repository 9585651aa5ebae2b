// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/collection_view.h"
#include "validators/random_deck.h"

namespace mazzo::app {

/// What the player wants of a random deck.
struct RandomDeckWish {
    Settings settings;
    std::vector<std::string> where = {};    ///< conditions on the deck; all of them must hold
    std::vector<std::string> exclude = {};  ///< queries: their cards are left out
    const CollectionView* owned = nullptr;  ///< only free copies of this collection; null: any card
    std::vector<std::string> precons = {};  ///< deck files of the pack; the new deck is as large as one of them
    std::uint64_t seed = 1;
    std::string name = {};
};

/// The file of a random legal deck, or why there is none. An error if a condition or a query cannot be read.
[[nodiscard]] Checked<std::variant<std::string, NoRandomDeck>> randomDeckText(const LoadedGame& loaded,
                                                                              const RandomDeckWish& wish);

}  // namespace mazzo::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "model/catalogue.h"
#include "model/deck.h"
#include "model/settings.h"

namespace mazzo::bench {

/// A shipped game with its cards.
struct JudgedGame {
    Pack pack;
    Catalogue catalogue;
    Settings settings;
};

[[nodiscard]] std::vector<JudgedGame> shippedGames();

/// The same game with its cards many times over, under other names, at least `count` of them.
[[nodiscard]] JudgedGame grown(const JudgedGame& game, std::size_t count);

/// The decks of the pack, each with one card exchanged for another in `each` ways; a few stay legal, most do not.
[[nodiscard]] std::vector<Deck> variedDecks(const JudgedGame& game, std::size_t each, std::uint64_t seed);

/// A legal deck of the pack, filled up to so many cards with others that break nothing.
[[nodiscard]] Deck filledDeck(const JudgedGame& game, int cards);

}  // namespace mazzo::bench

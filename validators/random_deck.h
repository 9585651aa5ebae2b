// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/repair.h"

namespace mazzo::validators {

/// What a random deck must be like.
struct RandomDeckOrder {
    const Game& game;
    const Catalogue& catalogue;
    Settings settings;
    std::string where = {};                        ///< a condition on the deck, an expression; empty: any deck
    std::vector<int> sizes = {};                   ///< how many cards to put into each zone; empty: as few as needed
    std::function<int(CardIndex)> maxCopies = {};  ///< of a card in the whole deck; empty: no limit
    std::uint64_t seed = 1;
};

/// No legal deck meets the condition. `conflict` holds ids of rules that exclude each other; the condition has the id
/// `kCondition`.
struct NoRandomDeck {
    static constexpr const char* kCondition = "where";

    std::vector<std::string> conflict;
    bool proven = true;  ///< false: none was found, but there may be one
};

/// A random legal deck that meets the condition; the same order gives the same deck. Decks are drawn without looking at
/// the condition first, so that each deck that meets it has the same chance as without it; if none of them meets it,
/// one is changed as little as possible. An error if the condition cannot be read.
[[nodiscard]] Checked<std::variant<Deck, NoRandomDeck>> randomDeck(const RandomDeckOrder& order);

}  // namespace mazzo::validators

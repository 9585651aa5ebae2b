// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <string_view>
#include <vector>

namespace mazzo::carddata {

struct LoadedGame;

/// One card of a deck, in one zone.
struct ListedCard {
    std::string zone;  ///< its id, or the section's name as written if the game is not there
    std::string card;  ///< the first name the pack gives it, or the name as written
    int copies = 0;

    bool operator==(const ListedCard&) const = default;
};

/// What a deck's text lists, sorted by zone and card, each pair once. With the game the cards are known by identity;
/// without it (null), and for a text that the game refuses, the lines are taken as they are written.
[[nodiscard]] std::vector<ListedCard> listing(std::string_view text, const LoadedGame* game);

[[nodiscard]] int cardsIn(const std::vector<ListedCard>& cards);

/// What became of a deck between two of its states.
struct DeckDifference {
    std::vector<ListedCard> added;
    std::vector<ListedCard> removed;

    bool operator==(const DeckDifference&) const = default;
};

[[nodiscard]] DeckDifference difference(const std::vector<ListedCard>& before, const std::vector<ListedCard>& after);

}  // namespace mazzo::carddata

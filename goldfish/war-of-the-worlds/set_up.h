// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// Board, piles, reserve and opening hand, as the procedure's steps say (WW-S01 to WW-S13); the first turn has not
/// begun. The ids of the pieces begin after `lastPiece`.
[[nodiscard]] Result<State> setUp(const Setup& setup, std::uint64_t seed, std::uint32_t lastPiece = 0);

/// The cards for sale when the deck file does not list them: every copy of the faction that is nowhere else. `unknown`
/// counts kinds whose copies are not known.
struct CardsForSale {
    std::vector<CardIndex> cards;
    int unknown = 0;
    bool provisional = false;
};
[[nodiscard]] CardsForSale cardsForSale(const Setup& setup);

}  // namespace mazzo::goldfish::waroftheworlds

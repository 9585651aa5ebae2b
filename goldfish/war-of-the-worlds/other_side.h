// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

/// The side that nobody plays (WW-V06): the player places what it would have on the board.
namespace mazzo::goldfish::waroftheworlds {

/// `opponent A at REGION, …`: a miniature, a building or an influence tile, each where the rules allow it and no more
/// than there are (WW-C13, WW-T19, WW-T35, WW-T36, WW-K14 to WW-K16).
[[nodiscard]] std::vector<Offer> opposingOffers(const Setup& setup, const State& state);
void placeOpposing(State& state, const Action& action);

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/strategy.h"

namespace mazzo::goldfish::waroftheworlds {

/// Plays the turn that has begun up to its end, or to the end of the game. Nothing in it is random: it plays the best
/// card by `actionValue` until nothing is left that must be played or helps, uses its buildings, then buys and
/// exchanges by the strategy.
void playTurn(const Setup& setup, State& state, const Strategy& strategy);

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// Resolves the clash and stays in the turn, so that its result is known before a surrender.
void resolveClash(const Setup& setup, State& state);
/// Goes on with a clash that waits for the player, and with what follows it, once nothing is left to choose.
void goOn(const Setup& setup, State& state);
/// Resolves the clash, unless that was done, and continues with the next turn or the retreat (EZ-T44).
void endTurn(const Setup& setup, State& state);
/// Resolves the clash, gives up the battle, and retreats (EZ-T46). `opposing` is the printed total of an opposing army
/// that was not entered, 0 if there is none.
void surrender(const Setup& setup, State& state, int opposing);
/// The opposing side gives up the battle.
void opponentSurrenders(const Setup& setup, State& state);

}  // namespace mazzo::goldfish::everzone

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// Strikes the other side, which has no army, and continues with the next turn or the retreat (EZ-T44).
void endTurn(const Setup& setup, State& state);
/// Strikes, gives up the battle, and retreats (EZ-T46); `opposing` is the printed total of the opposing army, 0 if
/// there is none.
void surrender(const Setup& setup, State& state, int opposing);

}  // namespace mazzo::goldfish::everzone

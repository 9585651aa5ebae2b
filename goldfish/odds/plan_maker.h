// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/hand_plan.h"

namespace mazzo::goldfish::odds {

/// Reads the plan of a hand from the procedure of the game. `mulligans`: the player makes them; else every hand is
/// kept. Nothing is discarded to a hand limit: which cards is the player's choice. Errors: a deck that is empty or
/// smaller than its opening hand, a game without one; for the cards set aside, a game that sets none aside, a turn,
/// draws or mulligans.
[[nodiscard]] Result<HandPlan> handPlan(const Setup& setup, const When& when, bool mulligans);

}  // namespace mazzo::goldfish::odds

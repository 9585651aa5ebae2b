// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/zombinion.h"

namespace mazzo::goldfish::zombinion {

/// What the player can change by hand: only between two actions of the own turn.
[[nodiscard]] ManualControls controlsOf(const Setup& setup, const State& state);

/// Plays a manual action: on a table made from the state, which is then read back.
[[nodiscard]] Result<void> playByHand(const Setup& setup, TableState& game, const Action& action);

/// Marks the pieces of cards that were added by hand.
void markTokens(const TableState& game, Table& table);

}  // namespace mazzo::goldfish::zombinion

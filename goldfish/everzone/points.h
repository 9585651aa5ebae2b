// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// The command points of all sides and the end of the game when some have none left (EZ-T67, EZ-E01).
namespace mazzo::goldfish::everzone {

/// The player loses command points; call `endIfDecided` when all losses of the moment are applied.
void loseOwn(State& state, const Known& damage);
/// `logged`: false if the log tells the damage already.
void loseOpponent(State& state, std::size_t opponent, const Known& damage, bool logged = true);

/// Ends the game if the player or every opponent is out; both at once is a draw (EZ-X25).
void endIfDecided(State& state);

/// The result after the last Location (EZ-E02, EZ-E04).
[[nodiscard]] Note resultByPoints(const State& state);

/// The opponents that are still in the game.
[[nodiscard]] std::vector<std::size_t> opponentsLeft(const State& state);

}  // namespace mazzo::goldfish::everzone

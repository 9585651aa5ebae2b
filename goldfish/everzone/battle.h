// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// The phases before and after the fighting: draw, mulligan, marshal, retreat, end of the game.
namespace mazzo::goldfish::everzone {

void startBattle(const Setup& setup, State& state);
void mulligan(const Setup& setup, State& state, const Action& action);
void keep(const Setup& setup, State& state);
void marshal(const Setup& setup, State& state, const std::vector<Operand>& units);

/// Clears the battlefield (EZ-T48); ends the game after the last Location.
void retreat(const Setup& setup, State& state);
void discardFromHand(State& state, const Operand& card);
/// How many cards the hand has over its limit (EZ-T49).
[[nodiscard]] int handExcess(const Setup& setup, const State& state);

void enterPhase(const Setup& setup, State& state, std::string_view phase);
void endGame(State& state, Note outcome);

}  // namespace mazzo::goldfish::everzone

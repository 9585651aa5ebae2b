// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// What an opposing army does, and how card texts change values: entered by the player, applied by the rules.
namespace mazzo::goldfish::everzone {

/// An army of that Attack strikes the player's (EZ-T40): units fall, points are lost, and the activation is over for
/// this turn.
void attacked(const Setup& setup, State& state, int attack);

/// Raises or lowers a value of a unit, or of the army's totals if `what` is the word "army" (EZ-F18, EZ-T34). `stat` is
/// attack, defence or range.
void change(const Setup& setup, State& state, const Operand& what, const std::string& stat, int amount);

/// An opposing active card forbids to play supports, or no longer does (EZ-T28).
void forbidSupports(State& state, bool forbidden);

/// Removes command points; without any left the game is lost (EZ-T67, EZ-E01).
void lose(State& state, int points);

/// Destroys units of the player's army (EZ-T41), except those that are perhaps indestructible.
void fall(const Setup& setup, State& state, const std::vector<Unit>& doomed);

}  // namespace mazzo::goldfish::everzone

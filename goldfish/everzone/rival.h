// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// An opponent that plays a deck: it draws, marshals every unit it has, in each turn turns up the strongest army that
/// fits, and plays supports with the resources left. The texts of cards are unknown, so the player applies what its
/// supports do, and it declares no skills.
namespace mazzo::goldfish::everzone {

void dealRival(const Setup& setup, State& state);
/// Fills the hand and marshals for a new battle.
void rivalMarshals(const Setup& setup, State& state);
/// Turns units up for this turn, unless the player has decided what the opponent does.
void rivalActs(const Setup& setup, State& state);
/// Turns these units up: active while they suit and fit, otherwise in reserve.
void rivalReveals(const Setup& setup, State& state, const std::vector<CardIndex>& cards);
void rivalStartsTurn(State& state);
/// Takes the units that survived a turn back, face up; at the end of a battle they retreat.
void rivalKeepsSurvivors(State& state);
void rivalRetreats(State& state);

}  // namespace mazzo::goldfish::everzone

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// An opponent that plays a deck: it draws, marshals every unit it has, and in each turn turns up the strongest army
/// that fits. It plays no supports and no skills, whose texts are unknown.
namespace mazzo::goldfish::everzone {

void dealRival(const Setup& setup, State& state);
/// Fills the hand and marshals for a new battle.
void rivalMarshals(const Setup& setup, State& state);
/// Turns units up for this turn, unless the player has decided what the opponent does.
void rivalActs(const Setup& setup, State& state);
/// Turns these units up: active while they suit and fit, otherwise in reserve.
void rivalReveals(const Setup& setup, State& state, const std::vector<CardIndex>& cards);
/// Takes the units that survived a turn back, face up; at the end of a battle they retreat.
void rivalKeepsSurvivors(State& state);
void rivalRetreats(State& state);

}  // namespace mazzo::goldfish::everzone

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

// The player's face-down cards: what damage takes, and what an enemy steps on (SV-T16, SV-T20, SV-T30).

void takeDamage(State& state, int damage);
void loseCovered(State& state, const std::vector<Operand>& places);
void stepOn(const Setup& setup, State& state, const std::string& place);
void springSnare(const Setup& setup, State& state, const Task& task, bool used);
void gainFaceDown(State& state, const std::string& place);

}  // namespace mazzo::goldfish::sovereign

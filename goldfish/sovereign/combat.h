// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

// Haerian on the battlefield (SV-T14 to SV-T21).

void moveTo(const Setup& setup, State& state, PieceId id, const std::string& place);
void fight(const Setup& setup, State& state, PieceId attacker, const Operand& target);
void equip(const Setup& setup, State& state, const Task& task, const std::vector<Operand>& chosen);
void clash(const Setup& setup, State& state, const Task& task);
void hurt(const Setup& setup, State& state, PieceId id, int damage, bool inCombat, const std::string& clause);
/// Moves everything to the Afterlife that its damage kills; true if something died.
bool settleDeaths(const Setup& setup, State& state);

}  // namespace mazzo::goldfish::sovereign

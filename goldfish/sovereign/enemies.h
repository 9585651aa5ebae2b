// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

// The Haerian of an opponent that nobody plays; the player enters them (SV-T30).

void placeEnemy(State& state, const std::string& place, int force, bool bulwark);
/// A Building of the opponent, with what it takes to destroy it (SV-T22).
void placeEnemyBuilding(State& state, const std::string& place, int resistance);
/// The enemy uses an Equipment of that Force in the combat that follows; its bonus lasts until Sunset (SV-T21).
void armEnemy(State& state, PieceId enemy, int force);
/// The enemy fights a Haerian of the player, which deals damage too and may be helped by Equipment, a Building or the
/// player (SV-T17, SV-T19, SV-T22).
void fightAsEnemy(const Setup& setup, State& state, PieceId attacker, const Operand& target);
/// What a Snare does to the enemy that stepped on its card (`place`) and those in its row; only logged for an enemy
/// that is not on the table.
void snap(const Setup& setup, State& state, const Task& task);

}  // namespace mazzo::goldfish::sovereign

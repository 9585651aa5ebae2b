// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/state.h"

/// Attacks on one region that are declared together, so that their damage breaks a shield (WW-T31, WW-X22).
namespace mazzo::goldfish::waroftheworlds {

/// The work under way becomes the first part of a common attack on that region.
void openJoint(const Setup& setup, State& state, const std::string& region);

/// `play A: n` for what can be added, `pick stop` once the shield breaks or only special attacks were declared
/// (WW-T32).
[[nodiscard]] std::vector<Offer> jointOffers(const Setup& setup, const State& state);

/// Does one of them.
void decideJoint(const Setup& setup, State& state, const Action& action);

/// Nothing more is added: the damage falls at once.
void resolveJoint(const Setup& setup, State& state);
/// The next card of an attack that was carried out: its condition, then it is put away. False if none is left.
bool nextOfJoint(const Setup& setup, State& state);

/// Whether the attack waits for the player; it is carried out when nothing can be added.
[[nodiscard]] bool canStillJoin(const Setup& setup, const State& state);

}  // namespace mazzo::goldfish::waroftheworlds

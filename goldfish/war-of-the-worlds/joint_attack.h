// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/state.h"

/// Attacks on one region that are declared together, so that their damage breaks a shield (WW-T31, WW-X22).
namespace mazzo::goldfish::waroftheworlds {

/// The pending action becomes the first part of a common attack on that region.
void startJointAttack(const Setup& setup, State& state, const std::string& region);

/// `play A: n` for what can be added, `pick stop` once the shield breaks or only special attacks were declared
/// (WW-T32).
[[nodiscard]] std::vector<Offer> jointOffers(const Setup& setup, const State& state);

/// Carries out one of these offers.
void continueJointAttack(const Setup& setup, State& state, const Action& action);

/// Nothing more is added: all damage is dealt at once.
void resolveJointAttack(const Setup& setup, State& state);
/// The next card of an attack that was carried out: its condition, then it is put away. False if none is left.
bool finishNextPart(const Setup& setup, State& state);

/// Whether more cards can be added; if not, the attack is carried out.
[[nodiscard]] bool canStillJoin(const Setup& setup, const State& state);

}  // namespace mazzo::goldfish::waroftheworlds

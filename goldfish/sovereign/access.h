// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// How many cards may be face up in the Realms by access: one for every `divisor` face-down cards missing from those
/// of the set-up (SV-T26).
[[nodiscard]] int accessLimit(int atStart, int faceDown, int divisor);

/// Only the present counts: `faceUp` cards in the Realms, Fantocci left out.
[[nodiscard]] bool accessAllowed(int atStart, int faceDown, int faceUp, int divisor);

/// The number of face-down cards in the set-up.
[[nodiscard]] int faceDownAtStart(const Setup& setup);
/// Cards face up in the Realms, Fantocci left out.
[[nodiscard]] int faceUpInRealms(const Setup& setup, const Table& table);
/// Accesses that are still free now.
[[nodiscard]] int accessesLeft(const Setup& setup, const Table& table);

/// Puts a card of the hand face up into the Realms, and a face-down card of the Realms into the hand (SV-T25).
void accessRealms(State& state, const Action& action);

}  // namespace mazzo::goldfish::sovereign

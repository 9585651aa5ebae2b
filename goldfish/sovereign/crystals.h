// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

// Vocations and the Crystals that they bring (SV-T23, SV-T24).

void useVocation(const Setup& setup, State& state, PieceId id);
void crystallise(const Setup& setup, State& state, const std::string& colour);

}  // namespace mazzo::goldfish::sovereign

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

// The turn (SV-T01 to SV-T06).

void enterPhase(const Setup& setup, State& state, int phase);
void endTurn(const Setup& setup, State& state);
void drawCards(const Setup& setup, State& state, int count, const std::string& clause);

}  // namespace mazzo::goldfish::sovereign

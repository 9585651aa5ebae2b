// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// Everything that may be done in the Day, the player's actions first, then what an opponent would do (SV-T05, SV-T30).
[[nodiscard]] std::vector<Offer> dayOffers(const Setup& setup, const State& state);

}  // namespace mazzo::goldfish::sovereign

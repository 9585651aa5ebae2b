// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// Everything that may be done in the Day, the player's actions first, then what an opponent would do (SV-T05, SV-T30).
[[nodiscard]] std::vector<Offer> dayOffers(const Setup& setup, const State& state);

/// Why an action is not offered in the Day or before it, by the clause that forbids it.
[[nodiscard]] std::optional<Note> whyRefused(const Setup& setup, const State& state, const Action& action);

}  // namespace mazzo::goldfish::sovereign

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// What the player may do now.
[[nodiscard]] std::vector<Offer> offersOf(const Setup& setup, const State& state);

/// What must be settled before anything else, if something must.
[[nodiscard]] std::optional<Note> questionOf(const Setup& setup, const State& state);

/// Why an action is not offered, if a clause forbids it.
[[nodiscard]] std::optional<Note> refusalOf(const Setup& setup, const State& state, const Action& action);

}  // namespace mazzo::goldfish::everzone

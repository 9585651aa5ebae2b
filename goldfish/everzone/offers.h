// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// The legal actions.
[[nodiscard]] std::vector<Offer> offersOf(const Setup& setup, const State& state);

/// The pending decision, if there is one.
[[nodiscard]] std::optional<Note> questionOf(const Setup& setup, const State& state);

}  // namespace mazzo::goldfish::everzone

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// Why an action is not offered, if a clause forbids it.
[[nodiscard]] std::optional<Note> refusalOf(const Setup& setup, const State& state, const Action& action);

}  // namespace mazzo::goldfish::everzone

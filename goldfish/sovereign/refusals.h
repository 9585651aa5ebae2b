// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// Why an action is not offered in the Day or before it, by the clause that forbids it.
[[nodiscard]] std::optional<Note> refusal(const Setup& setup, const State& state, const Action& action);

}  // namespace mazzo::goldfish::sovereign

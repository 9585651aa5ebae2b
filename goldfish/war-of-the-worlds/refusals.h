// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// The clause that forbids an action which is not offered; nothing if no clause does, as for a misspelt action.
[[nodiscard]] std::optional<Note> refusal(const Setup& setup, const State& state, const Action& action);

}  // namespace mazzo::goldfish::waroftheworlds

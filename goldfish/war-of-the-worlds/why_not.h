// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// The clause that forbids an action which is not offered; nothing if none does, as for a slip of the pen.
[[nodiscard]] std::optional<Note> whyNot(const Setup& setup, const State& state, const Action& action);

}  // namespace mazzo::goldfish::waroftheworlds

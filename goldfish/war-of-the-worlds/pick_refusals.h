// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// Why a region is no candidate of the pending choice; nothing if it is one, or if no such region exists.
[[nodiscard]] std::optional<Note> pickRefusal(const Setup& setup, const State& state, std::string_view region);

}  // namespace mazzo::goldfish::waroftheworlds

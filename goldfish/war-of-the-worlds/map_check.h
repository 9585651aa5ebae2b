// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// WW-D09: an error for a map that cannot be played: no land with the ship, or no sea with the anchor.
[[nodiscard]] Result<void> playableMap(const Setup& setup);

/// WW-B06, WW-B04: what a corrected map has otherwise than the board; nothing if it agrees.
[[nodiscard]] std::optional<Note> mapDeviation(const Setup& setup);

}  // namespace mazzo::goldfish::waroftheworlds

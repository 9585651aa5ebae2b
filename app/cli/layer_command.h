// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo layer`: the player's own layer and installed expansion packs.
[[nodiscard]] Command layerCommand();

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo picture`: the player's images of cards.
[[nodiscard]] Command pictureCommand();

}  // namespace mazzo::cli

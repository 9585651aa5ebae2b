// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo cards`: the cards of a game as a table, out and in.
[[nodiscard]] Command cardsCommand();

}  // namespace mazzo::cli

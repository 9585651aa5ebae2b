// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo cards`: the cards of a game as a table, out and in.
ExitStatus runCards(const Console& console, const Arguments& arguments);

inline constexpr const char* kCardsUsage =
    "mazzo cards export GAME [QUERY] [-o FILE] | import GAME FILE [--dry-run] [--skip-refused] [--override]";

}  // namespace mazzo::cli

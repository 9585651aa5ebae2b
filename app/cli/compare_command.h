// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

inline constexpr const char* kCompareUsage =
    "mazzo compare FILE FILE | compare NAME --revision N [--revision N] [--ask EXPR]... [--turns N] "
    "[--count hand|seen] [--mulligan 'keep if EXPR'] [--rules ID] [--set OPTION=VALUE] [--from FORMAT] [--game ID]";

/// `mazzo compare`, as the command table describes it.
ExitStatus runCompare(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

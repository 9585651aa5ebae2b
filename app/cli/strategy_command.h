// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

inline constexpr const char* kStrategyUsage =
    "mazzo strategy match FILE S S... [--games N] [--seed N] | mazzo strategy rank FILE [--base S] [--pairs] "
    "[--games N] [--seed N] | mazzo strategy find FILE [--seconds N] [--seed N] -o OUT";

/// `mazzo strategy`, as the command table describes it.
ExitStatus runStrategy(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

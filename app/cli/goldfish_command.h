// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo goldfish`, as the command table describes it.
ExitStatus runGoldfish(const Console& console, const Arguments& arguments);

/// The actions of every game and what they do, for `mazzo goldfish --help`.
void printActionHelp(const Console& console);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo quiz`, as the command table describes it.
ExitStatus runQuiz(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo set`: stores a value of the user's over that of the pack.
ExitStatus runSet(const Console& console, const Arguments& arguments);

/// `mazzo unset`: removes such a value.
ExitStatus runUnset(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

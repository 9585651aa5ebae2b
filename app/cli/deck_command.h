// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo deck`: runs the part of it that the first argument names.
ExitStatus runDeck(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

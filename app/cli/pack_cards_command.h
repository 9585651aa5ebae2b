// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo pack cards SOURCE… -o DIR`: the cards of a pack from another program's catalogue.
ExitStatus packCards(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// `mazzo deck save`: adds a deck to the library, or saves it as the next revision of the one with its name.
ExitStatus saveDeck(const Console& console, Workspace& workspace, const Arguments& arguments, const std::string& file);

}  // namespace mazzo::cli

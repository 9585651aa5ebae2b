// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// `mazzo collection show`.
ExitStatus showCollection(const Console& console, Workspace& workspace, const Arguments& arguments);

/// `brief`: only the totals and conflicts.
ExitStatus printCollection(const Console& console, Workspace& workspace, const LoadedGame& game, bool brief);

}  // namespace mazzo::cli

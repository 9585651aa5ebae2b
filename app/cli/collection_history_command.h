// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// `mazzo collection undo`, `redo` and `history`.
ExitStatus runCollectionHistory(const Console& console, Workspace& workspace, const Arguments& arguments);

}  // namespace mazzo::cli

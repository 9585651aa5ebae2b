// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// `mazzo deck history`: each revision with its changes.
ExitStatus printDeckHistory(const Console& console, Workspace& workspace, const StoredDeck& deck);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// `mazzo deck list`; `removed`: the decks that were removed.
ExitStatus listDecks(const Console& console, Workspace& workspace, bool removed);

}  // namespace mazzo::cli

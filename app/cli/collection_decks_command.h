// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// `mazzo collection missing`: what decks need beyond the collection.
ExitStatus printMissing(const Console& console, Workspace& workspace, const Arguments& arguments);

/// `mazzo collection buildable`: decks by how many cards they lack.
ExitStatus printBuildable(const Console& console, Workspace& workspace, const Arguments& arguments);

/// `mazzo collection packing`: where the cards of decks are kept.
ExitStatus printPacking(const Console& console, Workspace& workspace, const Arguments& arguments);

}  // namespace mazzo::cli

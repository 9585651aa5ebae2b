// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo layer`: the player's own layer and installed expansion packs.
ExitStatus runLayer(const Console& console, const Arguments& arguments);

inline constexpr const char* kLayerUsage =
    "mazzo layer list [GAME] | show GAME [LAYER] | export GAME -o FILE.zip [--id ID] [--name NAME] | import FILE.zip "
    "[--prefer mine|theirs] [--dry-run] | remove GAME LAYER | sample GAME on|off | undo GAME | redo GAME | history "
    "GAME";

}  // namespace mazzo::cli

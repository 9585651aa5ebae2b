// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "carddata/library/library.h"

namespace mazzo::cli {

/// `mazzo card`: cards of the player's own layer, and its history.
ExitStatus runCard(const Console& console, const Arguments& arguments);

/// Undoes the last change of the own layer of a game, or does it again.
ExitStatus moveOwnLayer(const Console& console, const Library& library, std::string_view game, bool undo);
ExitStatus printOwnHistory(const Console& console, const Library& library, std::string_view game);

inline constexpr const char* kCardUsage = "mazzo card new GAME NAME FIELD=VALUE... | edit GAME CARD FIELD=VALUE... | "
                                          "remove GAME CARD | undo GAME | redo GAME "
                                          "| history GAME";

}  // namespace mazzo::cli

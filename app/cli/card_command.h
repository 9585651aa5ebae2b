// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "carddata/library/library.h"

namespace mazzo::cli {

/// `mazzo card`: cards of the player's own layer, and its history.
[[nodiscard]] Command cardCommand();

/// Undoes the last change of the own layer of a game, or does it again.
ExitStatus moveOwnLayer(const Console& console, const Library& library, std::string_view game, bool undo);
ExitStatus printOwnHistory(const Console& console, const Library& library, std::string_view game);

}  // namespace mazzo::cli

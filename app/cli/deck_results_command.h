// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/workspace.h"

namespace mazzo::cli {

/// `mazzo deck results`: games and quizzes of a deck with their statistics.
ExitStatus printDeckResults(const Console& console, const Library& library, const StoredDeck& deck);

/// `mazzo deck result NAME won|lost|drawn`: notes a game that was played. With `--remove MARK` and no outcome, removes
/// a result.
ExitStatus changeDeckResults(const Console& console, const Library& library, const Arguments& arguments,
                             const StoredDeck& deck, const std::string& outcome);

}  // namespace mazzo::cli

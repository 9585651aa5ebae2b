// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/workspace.h"

#include <QCoreApplication>

namespace mazzo::cli {

inline constexpr const char* kDeckUsage =
    "mazzo deck list [--removed] | save FILE [--as NAME] [--new] [--from FORMAT] [--game ID] | export NAME [-o FILE] | "
    "history NAME | remove NAME "
    "| "
    "restore NAME [--revision N] | purge NAME | rename NAME NEW | duplicate NAME [NEW] | build NAME | unbuild NAME";

/// The translation context that the parts of `mazzo deck` share.
struct DeckText {
    Q_DECLARE_TR_FUNCTIONS(DeckText)
};

// The parts of `mazzo deck`.

ExitStatus listDecks(const Console& console, Workspace& workspace, bool removed);
ExitStatus tellHistory(const Console& console, Workspace& workspace, const StoredDeck& deck);
ExitStatus saveDeck(const Console& console, Workspace& workspace, const Arguments& arguments, const std::string& file);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/collection_view.h"

#include <QCoreApplication>

namespace mazzo::cli {

inline constexpr const char* kCollectionUsage =
    "mazzo collection add|remove GAME '3 CARD' | add|remove GAME --box PRODUCT [--count N] | lend GAME '1 CARD' --to "
    "WHO | return GAME '1 CARD' [--from WHO] | "
    "want|unwant GAME '2 CARD' [--priority N] | import FILE [--game ID] [--guess] [--correct LINE=CARD]... [--again] "
    "[--dry-run] | export GAME [-o FILE] | show GAME | missing FILE... [--from FORMAT] [--game ID] | "
    "buildable [GAME] | packing DECK... | undo | redo | history";

/// The translation context that the parts of `mazzo collection` share.
struct CollectionText {
    Q_DECLARE_TR_FUNCTIONS(CollectionText)
};

// The parts of `mazzo collection`.

ExitStatus changeCollection(const Console& console, Workspace& workspace, const Arguments& arguments);
ExitStatus showCollection(const Console& console, Workspace& workspace, const Arguments& arguments);
/// `brief`: the totals only.
ExitStatus printCollection(const Console& console, Workspace& workspace, const LoadedGame& game, bool brief);
ExitStatus exportCollection(const Console& console, Workspace& workspace, const Arguments& arguments);
ExitStatus importCollection(const Console& console, Workspace& workspace, const Arguments& arguments);
ExitStatus tellMissing(const Console& console, Workspace& workspace, const Arguments& arguments);
ExitStatus tellBuildable(const Console& console, Workspace& workspace, const Arguments& arguments);
ExitStatus tellPacking(const Console& console, Workspace& workspace, const Arguments& arguments);
ExitStatus undoCollection(const Console& console, Workspace& workspace, const Arguments& arguments);

}  // namespace mazzo::cli

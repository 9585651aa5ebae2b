// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

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

}  // namespace mazzo::cli

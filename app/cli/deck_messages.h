// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QCoreApplication>

namespace mazzo::cli {

inline constexpr const char* kDeckUsage =
    "mazzo deck list [--removed] | save FILE [--as NAME] [--new] [--from FORMAT] [--game ID] | export NAME [-o FILE] | "
    "history NAME | remove NAME "
    "| "
    "restore NAME [--revision N] | purge NAME | rename NAME NEW | duplicate NAME [NEW] | build NAME | unbuild NAME | "
    "results NAME | "
    "result NAME won|lost|drawn [--opponent WHO] [--opponent-deck DECK] [--note TEXT] [--date DATE] | "
    "result NAME --remove ID";

/// The translation context that the parts of `mazzo deck` share.
struct DeckText {
    Q_DECLARE_TR_FUNCTIONS(DeckText)
};

}  // namespace mazzo::cli

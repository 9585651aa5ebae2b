// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/deck_loader.h"

namespace mazzo::cli {

/// Prints to standard error what happened to each line that did not simply name a card.
void printImportReport(const Console& console, const OpenedDeck& deck);

}  // namespace mazzo::cli

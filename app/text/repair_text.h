// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck_file/deck_file.h"
#include "validators/repair/repair.h"

#include <QStringList>

namespace mazzo::app {

/// The changes of a repair as single steps, in the order in which they are shown.
[[nodiscard]] std::vector<Fix> repairSteps(const Repair& repair);

/// What the player should know before applying a repair: that it removes much, or only moves cards.
[[nodiscard]] QStringList repairWarnings(const Repair& repair);

/// The values to enter and the unknown cards because of which the repaired deck is not certainly legal.
[[nodiscard]] QStringList repairGaps(const Repair& repair, const LoadedGame& loaded, std::string_view language);

/// A sentence if sample cards were left out; empty otherwise.
[[nodiscard]] QString repairNote(const NoRepair& none);

/// The deck file with the repair applied.
[[nodiscard]] std::string repairedText(DeckFile file, const Repair& repair, const LoadedGame& loaded);

}  // namespace mazzo::app

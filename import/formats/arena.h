// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/outline.h"

namespace mazzo::importer {

/// Arena's text: `About`, `Commander`, `Deck`, `Sideboard`. The reader of plain text reads it.
[[nodiscard]] Written writeArena(const Outline& outline, const Game& game);

}  // namespace mazzo::importer

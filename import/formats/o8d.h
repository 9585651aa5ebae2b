// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/listed_deck.h"
#include "import/outline.h"

namespace mazzo::importer {

/// OCTGN's deck file.
[[nodiscard]] Result<ListedDeck> readO8d(std::string_view text);

/// Name, game, edition and options are stored in the notes, as the header lines of a deck file.
[[nodiscard]] Written writeO8d(const Outline& outline, const Game& game, const Catalogue& catalogue);

}  // namespace mazzo::importer

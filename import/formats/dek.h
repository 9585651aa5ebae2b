// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/listed_deck.h"
#include "import/outline.h"

namespace mazzo::importer {

/// Magic Online's deck file: a flat list of cards, each in the main deck or in the sideboard.
[[nodiscard]] Result<ListedDeck> readDek(std::string_view text);
[[nodiscard]] Written writeDek(const Outline& outline, const Game& game);

}  // namespace mazzo::importer

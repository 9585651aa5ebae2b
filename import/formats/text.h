// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/listed_deck.h"
#include "import/outline.h"

namespace mazzo::importer {

/// A deck list in plain text, as people and other programs write it: counts before or behind, headings, comments,
/// `SB:`, sets and collector numbers, Arena's and Forge's sections, and our own text. The game, if it is
/// known, helps to tell zones from cards.
[[nodiscard]] ListedDeck readTextDeck(std::string_view text, const Game* game, const Catalogue* catalogue);

/// Header lines, a heading for each zone, the cards, and the share code in the last line.
[[nodiscard]] Written writeTextDeck(const Outline& outline, const Game& game, const Catalogue& catalogue,
                                    std::string_view language, std::string_view code);

}  // namespace mazzo::importer

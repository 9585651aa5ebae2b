// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_cards.h"

namespace mazzo::desktop {

/// Adds copies of a line, in its zone or in the maybe pile; less than zero removes them.
void changeLine(DeckFile& file, const DeckLine& line, int by, const OpenDeck& deck);

/// Moves copies of a line to a zone, or without one to the maybe pile; 0 copies: all of them. Cards that the catalogue
/// does not know can only go to the maybe pile, because nobody knows which zones they belong to.
void moveLine(DeckFile& file, const DeckLine& line, std::optional<ZoneIndex> zone, int copies, const OpenDeck& deck);

}  // namespace mazzo::desktop

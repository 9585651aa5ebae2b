// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck_file/deck_file.h"

namespace mazzo::model {

// Edits of a deck file that keep every other line as it is and update `deck`.

/// Adds to the card's line (the one without a printing if there are several), or a line at the end of its section, or a
/// section at the end of the file. Stops at what a deck file may hold.
void addCopies(DeckFile& file, ZoneIndex zone, CardIndex card, int copies, const Game& game,
               const Catalogue& catalogue);

/// Removes copies from the last lines of the card, so that the first one keeps the comment above it. A section that
/// becomes empty stays.
void removeCopies(DeckFile& file, ZoneIndex zone, CardIndex card, int copies);

/// Names the printing of the card in the zone, on one line; empty: any.
void setPrinting(DeckFile& file, ZoneIndex zone, CardIndex card, std::string_view printing);

/// The printings that the lines of a card name, in their order, each once.
[[nodiscard]] std::vector<std::string_view> printingsOf(const DeckFile& file, ZoneIndex zone, CardIndex card);

/// The same for a card that the catalogue does not know.
void addCopies(DeckFile& file, ZoneIndex zone, std::string_view unknownCard, int copies);
void removeCopies(DeckFile& file, ZoneIndex zone, std::string_view unknownCard, int copies);

/// Sets an option of the game: changes its header line, or adds one after the last. False if there is no such value.
bool setOption(DeckFile& file, const Game& game, OptionIndex option, std::string_view value);

/// The line of a section that the file does not have yet, at its end.
void addSection(DeckFile& file, ZoneIndex zone, const Game& game);

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_line_edit.h"

#include "model/deck_file/deck_edit.h"

#include <algorithm>

namespace mazzo::desktop {

void changeLine(DeckFile& file, const DeckLine& line, int by, const OpenDeck& deck)
{
    const Catalogue& catalogue = deck.catalogue();
    if (line.maybe) {
        if (line.card) changeMaybe(file, *line.card, by, catalogue);
        else changeMaybe(file, line.unknownCard, by, catalogue);
    } else if (line.card) {
        if (by > 0) addCopies(file, line.zone, *line.card, by, deck.game(), catalogue);
        else removeCopies(file, line.zone, *line.card, -by);
    } else {
        if (by > 0) addCopies(file, line.zone, line.unknownCard, by);
        else removeCopies(file, line.zone, line.unknownCard, -by);
    }
}

void moveLine(DeckFile& file, const DeckLine& line, std::optional<ZoneIndex> zone, int copies, const OpenDeck& deck)
{
    DeckLine target = line;
    target.maybe = !zone;
    if (zone) target.zone = *zone;
    if ((zone && !line.card) || (line.maybe == target.maybe && (target.maybe || line.zone == target.zone))) return;
    const int moved = copies > 0 ? std::min(copies, line.copies) : line.copies;
    changeLine(file, line, -moved, deck);
    changeLine(file, target, moved, deck);
}

}  // namespace mazzo::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/note_table.h"

namespace mazzo::app {

const std::vector<NoteSentence>& commonNotes()
{
    static const std::vector<NoteSentence> table{
        {"dealt", QT_TRANSLATE_NOOP("notes", "Cards laid out in %2: %1")},
        {"shuffled", QT_TRANSLATE_NOOP("notes", "Shuffled: %1")},
        {"reshuffled", QT_TRANSLATE_NOOP("notes", "Shuffled %1 cards into a new draw pile")},
        {"drew", QT_TRANSLATE_NOOP("notes", "Drew %1")},
        {"drew-short", QT_TRANSLATE_NOOP("notes", "Drew only %2 of %1: no more cards")},
        {"draws", QT_TRANSLATE_NOOP("notes", "The new hand has %1 cards")},
        {"mulligan", QT_TRANSLATE_NOOP("notes", "Put the hand of %1 aside for a new one")},
        {"exchanged", QT_TRANSLATE_NOOP("notes", "Exchanged %1: %2")},
        {"kept", QT_TRANSLATE_NOOP("notes", "Kept the hand of %1")},
        {"turn", QT_TRANSLATE_NOOP("notes", "Turn %1")},
        {"phase", QT_TRANSLATE_NOOP("notes", "Phase: %1")},
        {"moved", QT_TRANSLATE_NOOP("notes", "%1 from %2 to %3")},
        {"moved-card", QT_TRANSLATE_NOOP("notes", "%1 to %2")},
        {"moved-under", QT_TRANSLATE_NOOP("notes", "%1 under %2")},
        {"counter", QT_TRANSLATE_NOOP("notes", "%1: %2")},
        {"cleared", QT_TRANSLATE_NOOP("notes", "%1: no card is %2 any more")},
        {"marked", QT_TRANSLATE_NOOP("notes", "%1 is now %2")},
        {"unmarked", QT_TRANSLATE_NOOP("notes", "%1 is no longer %2")},
        {"rolled", QT_TRANSLATE_NOOP("notes", "Rolled %2 on a die of %1 sides")},
        {"discarded", QT_TRANSLATE_NOOP("notes", "Discarded %1: %2")},
        {"hand-limit", QT_TRANSLATE_NOOP("notes", "Too many cards in hand: choose %1 to discard")},
    };
    return table;
}

}  // namespace mazzo::app

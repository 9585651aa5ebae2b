// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/note_table.h"

namespace mazzo::app {

namespace {

using Table = std::vector<NoteSentence>;

const Table kHappened{
    {"zombinion.laid-out", QT_TRANSLATE_NOOP("notes", "Laid out %1 piles with %2 cards, for a table of %3")},
    {"zombinion.begins", QT_TRANSLATE_NOOP("notes", "Has the first turn")},
    {"zombinion.no-pile", QT_TRANSLATE_NOOP("notes", "No pile for %1")},
    {"zombinion.cost-unknown", QT_TRANSLATE_NOOP("notes", "Nobody knows what %1 costs")},
    {"zombinion.colpi-unknown", QT_TRANSLATE_NOOP("notes", "Nobody knows how many Colpi %1 gives")},
    {"zombinion.no-effect", QT_TRANSLATE_NOOP("notes", "The rules say nothing about %1")},
    {"zombinion.played", QT_TRANSLATE_NOOP("notes", "Played %1")},
    {"zombinion.played-again", QT_TRANSLATE_NOOP("notes", "Played %1 again")},
    {"zombinion.more-actions", QT_TRANSLATE_NOOP("notes", "Actions +%1, now %2")},
    {"zombinion.more-buys", QT_TRANSLATE_NOOP("notes", "Obiettivi +%1, now %2")},
    {"zombinion.more-colpi", QT_TRANSLATE_NOOP("notes", "Colpi +%1, now %2")},
    {"zombinion.shot", QT_TRANSLATE_NOOP("notes", "Laid down %2. Colpi: %3")},
    {"zombinion.bought", QT_TRANSLATE_NOOP("notes", "Bought %1 for %2. Colpi left: %3")},
    {"zombinion.gained", QT_TRANSLATE_NOOP("notes", "Took %1 from the supply")},
    {"zombinion.gained-on-deck", QT_TRANSLATE_NOOP("notes", "Took %1 from the supply onto the deck")},
    {"zombinion.gained-to-hand", QT_TRANSLATE_NOOP("notes", "Took %1 from the supply into the hand")},
    {"zombinion.pile-empty", QT_TRANSLATE_NOOP("notes", "No %1 is left in the supply")},
    {"zombinion.nothing-to-gain", QT_TRANSLATE_NOOP("notes", "The supply has nothing for up to %1")},
    {"zombinion.discarded", QT_TRANSLATE_NOOP("notes", "Discarded %1: %2")},
    {"zombinion.trashed", QT_TRANSLATE_NOOP("notes", "Trashed %1: %2")},
    {"zombinion.trashed-itself", QT_TRANSLATE_NOOP("notes", "%1 went to the trash")},
    {"zombinion.already-trashed", QT_TRANSLATE_NOOP("notes", "%1 was in the trash already")},
    {"zombinion.revealed", QT_TRANSLATE_NOOP("notes", "Revealed %1: %2")},
    {"zombinion.put-back", QT_TRANSLATE_NOOP("notes", "Put back on the deck: %2")},
    {"zombinion.drew-one", QT_TRANSLATE_NOOP("notes", "Drew this card: %1")},
    {"zombinion.set-aside", QT_TRANSLATE_NOOP("notes", "Set %1 aside")},
    {"zombinion.dug", QT_TRANSLATE_NOOP("notes", "Turned over %1 cards and found %2 Mirare: %3")},
    {"zombinion.left", QT_TRANSLATE_NOOP("notes", "%1 was left behind")},
    {"zombinion.took", QT_TRANSLATE_NOOP("notes", "Took %1 into the hand: %2")},
    {"zombinion.flipped", QT_TRANSLATE_NOOP("notes", "Turned the deck of %1 over onto the discard pile")},
    {"zombinion.not-flipped", QT_TRANSLATE_NOOP("notes", "Kept the deck of %1")},
    {"zombinion.topped", QT_TRANSLATE_NOOP("notes", "Put %1 from the hand onto the deck")},
    {"zombinion.no-victory", QT_TRANSLATE_NOOP("notes", "Showed a hand without Vittoria/Zombi cards")},
    {"zombinion.no-pallottola", QT_TRANSLATE_NOOP("notes", "No Pallottola in hand")},
    {"zombinion.no-mirare", QT_TRANSLATE_NOOP("notes", "No Mirare in hand")},
    {"zombinion.no-action", QT_TRANSLATE_NOOP("notes", "No Action card in hand")},
    {"zombinion.empty-hand", QT_TRANSLATE_NOOP("notes", "No card in hand")},
    {"zombinion.nobody-else", QT_TRANSLATE_NOOP("notes", "There is nobody else for %1 to touch")},
    {"zombinion.reacted", QT_TRANSLATE_NOOP("notes", "Showed %1: untouched")},
    {"zombinion.stole", QT_TRANSLATE_NOOP("notes", "Took %1 out of the trash: %2")},
    {"zombinion.given-away", QT_TRANSLATE_NOOP("notes", "%1 Infezione to the phantom seats, %2 in all")},
    {"zombinion.cleaned", QT_TRANSLATE_NOOP("notes", "Cleaned up: %1 from the play area, %2 from the hand")},
    {"zombinion.ended-pile", QT_TRANSLATE_NOOP("notes", "The game is over: the last %1 is gone")},
    {"zombinion.ended-piles", QT_TRANSLATE_NOOP("notes", "The game is over, with these piles empty: %1")},
    {"zombinion.scored", QT_TRANSLATE_NOOP("notes", "Points: %1, turns: %2")},
    {"zombinion.over-pile", QT_TRANSLATE_NOOP("notes", "The last %1 is gone. Points: %2, turns: %3")},
    {"zombinion.over-piles", QT_TRANSLATE_NOOP("notes", "Empty piles: %1. Points: %2, turns: %3")},
    {"zombinion.won", QT_TRANSLATE_NOOP("notes", "Won: %1 points to %2")},
    {"zombinion.shared", QT_TRANSLATE_NOOP("notes", "Shared the win with %1 points")},
    {"zombinion.lost", QT_TRANSLATE_NOOP("notes", "Lost: %1 points to %2")},
};

const Table kAsked{
    {"zombinion.ask-discard", QT_TRANSLATE_NOOP("notes", "%1: which cards do you discard for new ones?")},
    {"zombinion.ask-discard-down", QT_TRANSLATE_NOOP("notes", "%1: choose %2 more to discard")},
    {"zombinion.ask-trash", QT_TRANSLATE_NOOP("notes", "%1: which card do you trash?")},
    {"zombinion.ask-trash-some", QT_TRANSLATE_NOOP("notes", "%1: trash up to %2 more cards")},
    {"zombinion.ask-trash-mirare", QT_TRANSLATE_NOOP("notes", "%1: which Mirare do you trash?")},
    {"zombinion.ask-throne", QT_TRANSLATE_NOOP("notes", "%1: which Action do you play twice?")},
    {"zombinion.ask-top", QT_TRANSLATE_NOOP("notes", "%1: which Vittoria/Zombi card goes onto your deck?")},
    {"zombinion.ask-gain", QT_TRANSLATE_NOOP("notes", "%1: take a card for up to %2")},
    {"zombinion.ask-gain-mirare", QT_TRANSLATE_NOOP("notes", "%1: take a Mirare for up to %2 into your hand")},
    {"zombinion.ask-leave", QT_TRANSLATE_NOOP("notes", "%1: choose as your left neighbour the card that is discarded")},
    {"zombinion.ask-leave-other",
     QT_TRANSLATE_NOOP("notes", "%1: which of the revealed cards does your neighbour lose?")},
    {"zombinion.ask-rob", QT_TRANSLATE_NOOP("notes", "%1: which Mirare does the other player lose?")},
    {"zombinion.ask-steal", QT_TRANSLATE_NOOP("notes", "%1: which of the trashed cards do you take?")},
    {"zombinion.ask-react", QT_TRANSLATE_NOOP("notes", "%1 is played against you: show your Barricata?")},
    {"zombinion.ask-explode", QT_TRANSLATE_NOOP("notes", "%1: trash a Pallottola?")},
    {"zombinion.ask-aside", QT_TRANSLATE_NOOP("notes", "%1: set %2 aside?")},
    {"zombinion.ask-inspect", QT_TRANSLATE_NOOP("notes", "%1: discard %2 from your deck?")},
    {"zombinion.ask-inspect-other", QT_TRANSLATE_NOOP("notes", "%1: discard %2 from the other player’s deck?")},
    {"zombinion.ask-flip", QT_TRANSLATE_NOOP("notes", "%1: turn your deck of %2 over onto the discard pile?")},
};

const Table kForbidden{
    {"zombinion.why-not-in-hand", QT_TRANSLATE_NOOP("notes", "That card is not in your hand.")},
    {"zombinion.why-no-action-card", QT_TRANSLATE_NOOP("notes", "Only Action cards are played.")},
    {"zombinion.why-no-azione", QT_TRANSLATE_NOOP("notes", "No Action is left.")},
    {"zombinion.why-hunting", QT_TRANSLATE_NOOP("notes", "The Action phase is over.")},
    {"zombinion.why-no-pile", QT_TRANSLATE_NOOP("notes", "The supply has no such pile.")},
    {"zombinion.why-pile-empty", QT_TRANSLATE_NOOP("notes", "The pile of %1 is empty.")},
    {"zombinion.why-cost-unknown", QT_TRANSLATE_NOOP("notes", "Nobody knows what %1 costs.")},
    {"zombinion.why-no-obiettivo", QT_TRANSLATE_NOOP("notes", "No Obiettivo is left.")},
    {"zombinion.why-too-dear", QT_TRANSLATE_NOOP("notes", "%1 costs %2, and you have %3 Colpi.")},
    {"zombinion.why-no-mirare", QT_TRANSLATE_NOOP("notes", "Only Mirare in your hand are laid down.")},
    {"zombinion.why-no-mulligan", QT_TRANSLATE_NOOP("notes", "There is no mulligan: the opening hand is kept.")},
    {"zombinion.why-resolving", QT_TRANSLATE_NOOP("notes", "%1 must be finished first.")},
    {"zombinion.why-not-there", QT_TRANSLATE_NOOP("notes", "No such card is there to choose.")},
    {"zombinion.why-only-mirare", QT_TRANSLATE_NOOP("notes", "Only a Mirare can be chosen.")},
    {"zombinion.why-only-victory", QT_TRANSLATE_NOOP("notes", "Only a Vittoria/Zombi card can be chosen.")},
    {"zombinion.why-older-trash", QT_TRANSLATE_NOOP("notes", "Only cards that were trashed just now can be taken.")},
    {"zombinion.why-over-limit", QT_TRANSLATE_NOOP("notes", "%1 costs %2, and the limit is %3.")},
    {"zombinion.why-so-many", QT_TRANSLATE_NOOP("notes", "From %1 to %2 cards are still to be chosen.")},
    {"zombinion.why-over", QT_TRANSLATE_NOOP("notes", "The game is over.")},
};

}  // namespace

const std::vector<NoteSentence>& zombinionNotes()
{
    static const Table table = [] {
        Table all;
        for (const Table* part : {&kHappened, &kAsked, &kForbidden}) all.insert(all.end(), part->begin(), part->end());
        return all;
    }();
    return table;
}

}  // namespace mazzo::app

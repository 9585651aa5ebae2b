// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/vocabulary.h"

#include "goldfish/zombinion/action_guide.h"
#include "goldfish/zombinion/card_program.h"

namespace mazzo::goldfish::zombinion {

namespace {

constexpr Verb kVerbs[]{
    {"buy", MAZZO_TR_NOOP("actions", "Buy")},
    {"shoot", MAZZO_TR_NOOP("actions", "Shoot")},
};

constexpr NoteText kNotes[]{
    {"zombinion.laid-out", MAZZO_TR_NOOP("notes", "Laid out %1 piles with %2 cards for %3 players")},
    {"zombinion.begins", MAZZO_TR_NOOP("notes", "Takes the first turn")},
    {"zombinion.no-pile", MAZZO_TR_NOOP("notes", "No pile for %1")},
    {"zombinion.cost-unknown", MAZZO_TR_NOOP("notes", "Nobody knows what %1 costs")},
    {"zombinion.colpi-unknown", MAZZO_TR_NOOP("notes", "Nobody knows how many Colpi %1 gives")},
    {"zombinion.no-effect", MAZZO_TR_NOOP("notes", "The rules say nothing about %1")},
    {"zombinion.played", MAZZO_TR_NOOP("notes", "Played %1")},
    {"zombinion.played-again", MAZZO_TR_NOOP("notes", "Played %1 again")},
    {"zombinion.more-actions", MAZZO_TR_NOOP("notes", "Actions +%1, now %2")},
    {"zombinion.more-buys", MAZZO_TR_NOOP("notes", "Obiettivi +%1, now %2")},
    {"zombinion.more-colpi", MAZZO_TR_NOOP("notes", "Colpi +%1, now %2")},
    {"zombinion.shot", MAZZO_TR_NOOP("notes", "Put into play: %2. Colpi: %3")},
    {"zombinion.bought", MAZZO_TR_NOOP("notes", "Bought %1 for %2. Colpi left: %3")},
    {"zombinion.gained", MAZZO_TR_NOOP("notes", "Gained %1 from the supply")},
    {"zombinion.gained-on-deck", MAZZO_TR_NOOP("notes", "Gained %1 from the supply, onto the deck")},
    {"zombinion.gained-to-hand", MAZZO_TR_NOOP("notes", "Gained %1 from the supply, into the hand")},
    {"zombinion.pile-empty", MAZZO_TR_NOOP("notes", "No %1 is left in the supply")},
    {"zombinion.nothing-to-gain", MAZZO_TR_NOOP("notes", "The supply has nothing for up to %1")},
    {"zombinion.discarded", MAZZO_TR_NOOP("notes", "Discarded %1: %2")},
    {"zombinion.discarded-top", MAZZO_TR_NOOP("notes", "Discarded %1, with %2 on top")},
    {"zombinion.trashed", MAZZO_TR_NOOP("notes", "Trashed %1: %2")},
    {"zombinion.trashed-itself", MAZZO_TR_NOOP("notes", "%1 went to the trash")},
    {"zombinion.already-trashed", MAZZO_TR_NOOP("notes", "%1 was already in the trash")},
    {"zombinion.revealed", MAZZO_TR_NOOP("notes", "Revealed %1: %2")},
    {"zombinion.put-back", MAZZO_TR_NOOP("notes", "Put back on the deck: %2")},
    {"zombinion.drew-one", MAZZO_TR_NOOP("notes", "Drew this card: %1")},
    {"zombinion.set-aside", MAZZO_TR_NOOP("notes", "Set %1 aside")},
    {"zombinion.dug", MAZZO_TR_NOOP("notes", "Cards revealed: %1. Mirare found: %2 (%3)")},
    {"zombinion.left", MAZZO_TR_NOOP("notes", "%1 was discarded")},
    {"zombinion.took", MAZZO_TR_NOOP("notes", "Took %1 into the hand: %2")},
    {"zombinion.flipped", MAZZO_TR_NOOP("notes", "Turned the deck of %1 over onto the discard pile")},
    {"zombinion.not-flipped", MAZZO_TR_NOOP("notes", "Kept the deck of %1")},
    {"zombinion.topped", MAZZO_TR_NOOP("notes", "Put %1 from the hand onto the deck")},
    {"zombinion.no-victory", MAZZO_TR_NOOP("notes", "Showed a hand without Vittoria/Zombi cards")},
    {"zombinion.no-pallottola", MAZZO_TR_NOOP("notes", "No %1 in hand")},
    {"zombinion.no-mirare", MAZZO_TR_NOOP("notes", "No Mirare in hand")},
    {"zombinion.no-action", MAZZO_TR_NOOP("notes", "No Action card in hand")},
    {"zombinion.empty-hand", MAZZO_TR_NOOP("notes", "No card in hand")},
    {"zombinion.nobody-else", MAZZO_TR_NOOP("notes", "There is nobody else for %1 to touch")},
    {"zombinion.reacted", MAZZO_TR_NOOP("notes", "Showed %1: untouched")},
    {"zombinion.stole", MAZZO_TR_NOOP("notes", "Took %1 from the trash: %2")},
    {"zombinion.given-away", MAZZO_TR_NOOP("notes", "Cards gained by the phantom seats: %1, in all: %2")},
    {"zombinion.cleaned", MAZZO_TR_NOOP("notes", "Cleaned up: %1 from the play area, %2 from the hand")},
    {"zombinion.ended-pile", MAZZO_TR_NOOP("notes", "The game is over: the last %1 is gone")},
    {"zombinion.ended-piles", MAZZO_TR_NOOP("notes", "The game is over, with these piles empty: %1")},
    {"zombinion.scored", MAZZO_TR_NOOP("notes", "Points: %1, turns: %2")},
    {"zombinion.over-pile", MAZZO_TR_NOOP("notes", "The last %1 is gone. Points: %2, turns: %3")},
    {"zombinion.over-piles", MAZZO_TR_NOOP("notes", "Empty piles: %1. Points: %2, turns: %3")},
    {"zombinion.won", MAZZO_TR_NOOP("notes", "Won on points, %1 to %2")},
    {"zombinion.won-by-turns", MAZZO_TR_NOOP("notes", "Won a tie of %1 points in fewer turns: %2, not %3")},
    {"zombinion.lost-by-turns",
     MAZZO_TR_NOOP("notes", "Lost a tie of %1 points: another player needed fewer turns, %3, not %2")},
    {"zombinion.shared", MAZZO_TR_NOOP("notes", "Shared the win with %1 points")},
    {"zombinion.lost", MAZZO_TR_NOOP("notes", "Lost on points, %1 to %2")},
    {"zombinion.ask-discard", MAZZO_TR_NOOP("notes", "%1: which cards do you discard for new ones?")},
    {"zombinion.ask-discard-down", MAZZO_TR_NOOP("notes", "%1: choose %2 more to discard")},
    {"zombinion.ask-trash", MAZZO_TR_NOOP("notes", "%1: which card do you trash?")},
    {"zombinion.ask-trash-some", MAZZO_TR_NOOP("notes", "%1: trash up to %2 more cards")},
    {"zombinion.ask-trash-mirare", MAZZO_TR_NOOP("notes", "%1: which Mirare do you trash?")},
    {"zombinion.ask-throne", MAZZO_TR_NOOP("notes", "%1: which Action do you play twice?")},
    {"zombinion.ask-top", MAZZO_TR_NOOP("notes", "%1: which Vittoria/Zombi card goes onto your deck?")},
    {"zombinion.ask-gain", MAZZO_TR_NOOP("notes", "%1: gain a card that costs up to %2")},
    {"zombinion.ask-gain-mirare", MAZZO_TR_NOOP("notes", "%1: gain a Mirare that costs up to %2 into your hand")},
    {"zombinion.ask-leave", MAZZO_TR_NOOP("notes", "%1: choose as your left neighbour the card that is discarded")},
    {"zombinion.ask-leave-other", MAZZO_TR_NOOP("notes", "%1: which of the revealed cards does your neighbour lose?")},
    {"zombinion.ask-rob", MAZZO_TR_NOOP("notes", "%1: which Mirare does the other player lose?")},
    {"zombinion.ask-steal", MAZZO_TR_NOOP("notes", "%1: which of the trashed cards do you take?")},
    {"zombinion.ask-react", MAZZO_TR_NOOP("notes", "%1 is played against you: show your %2?")},
    {"zombinion.ask-explode", MAZZO_TR_NOOP("notes", "%1: trash a %2?")},
    {"zombinion.ask-aside", MAZZO_TR_NOOP("notes", "%1: set %2 aside?")},
    {"zombinion.ask-inspect", MAZZO_TR_NOOP("notes", "%1: discard %2 from your deck?")},
    {"zombinion.ask-inspect-other", MAZZO_TR_NOOP("notes", "%1: discard %2 from the other player’s deck?")},
    {"zombinion.ask-flip", MAZZO_TR_NOOP("notes", "%1: turn your deck of %2 over onto the discard pile?")},
    {"zombinion.why-not-in-hand", MAZZO_TR_NOOP("notes", "That card is not in your hand.")},
    {"zombinion.why-no-action-card", MAZZO_TR_NOOP("notes", "Only Action cards are played.")},
    {"zombinion.why-no-azione", MAZZO_TR_NOOP("notes", "No Actions left.")},
    {"zombinion.why-hunting", MAZZO_TR_NOOP("notes", "The Action phase is over.")},
    {"zombinion.why-no-pile", MAZZO_TR_NOOP("notes", "There is no such pile in the supply.")},
    {"zombinion.why-pile-empty", MAZZO_TR_NOOP("notes", "The pile of %1 is empty.")},
    {"zombinion.why-cost-unknown", MAZZO_TR_NOOP("notes", "The cost of %1 is unknown.")},
    {"zombinion.why-no-obiettivo", MAZZO_TR_NOOP("notes", "No Obiettivo is left.")},
    {"zombinion.why-too-dear", MAZZO_TR_NOOP("notes", "%1 costs %2, and you have %3 Colpi.")},
    {"zombinion.why-no-mirare", MAZZO_TR_NOOP("notes", "Only Mirare in your hand can be put into play.")},
    {"zombinion.why-no-mulligan", MAZZO_TR_NOOP("notes", "There is no mulligan: the opening hand is kept.")},
    {"zombinion.why-resolving", MAZZO_TR_NOOP("notes", "Finish %1 first.")},
    {"zombinion.why-not-there", MAZZO_TR_NOOP("notes", "No such card is there to choose.")},
    {"zombinion.why-only-mirare", MAZZO_TR_NOOP("notes", "Only a Mirare can be chosen.")},
    {"zombinion.why-only-victory", MAZZO_TR_NOOP("notes", "Only a Vittoria/Zombi card can be chosen.")},
    {"zombinion.why-older-trash", MAZZO_TR_NOOP("notes", "Only cards that were just trashed can be taken.")},
    {"zombinion.why-over-limit", MAZZO_TR_NOOP("notes", "%1 costs %2, and the limit is %3.")},
    {"zombinion.why-so-many", MAZZO_TR_NOOP("notes", "Choose from %1 to %2 more cards.")},
    {"zombinion.why-over", MAZZO_TR_NOOP("notes", "The game is over.")},
};

}  // namespace

const Vocabulary& vocabulary()
{
    static const Vocabulary all{
        .verbs = kVerbs, .notes = kNotes, .guide = actionGuide(), .effects = effectVocabulary()};
    return all;
}

}  // namespace mazzo::goldfish::zombinion

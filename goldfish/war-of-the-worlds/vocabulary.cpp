// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/vocabulary.h"

#include "goldfish/war-of-the-worlds/action_guide.h"
#include "goldfish/war-of-the-worlds/card_effects.h"

namespace mazzo::goldfish::waroftheworlds {

namespace {

constexpr Verb kVerbs[]{
    {"buy", MAZZO_TR_NOOP("actions", "Buy")},
    {"opponent", MAZZO_TR_NOOP("actions", "Opponent places"), Verb::Role::ByHand},
    {"opponent-attacks", MAZZO_TR_NOOP("actions", "Opponent attacks"), Verb::Role::ByHand},
    {"opponent-kills", MAZZO_TR_NOOP("actions", "Opponent kills a civilian in"), Verb::Role::ByHand},
    {"opponent-moves", MAZZO_TR_NOOP("actions", "Opponent moves"), Verb::Role::ByHand},
    {"opponent-regenerates", MAZZO_TR_NOOP("actions", "Opponent removes damage"), Verb::Role::ByHand},
    {"opponent-removes", MAZZO_TR_NOOP("actions", "Remove from the opponent"), Verb::Role::ByHand},
    {"replace", MAZZO_TR_NOOP("actions", "Replace")},
    {"use", MAZZO_TR_NOOP("actions", "Use")},
};

constexpr NoteText kNotes[]{
    {"war-of-the-worlds.side", MAZZO_TR_NOOP("notes", "Playing the %1; the other side is passive")},
    {"war-of-the-worlds.against", MAZZO_TR_NOOP("notes", "Playing the %1 against a bot")},
    {"war-of-the-worlds.provisional-map",
     MAZZO_TR_NOOP("notes", "The map is provisional: the rulebook does not show its regions")},
    {"war-of-the-worlds.provisional-cards",
     MAZZO_TR_NOOP("notes", "The %1 cards for sale and their costs are provisional")},
    {"war-of-the-worlds.offer-unknown",
     MAZZO_TR_NOOP("notes", "Nothing is for sale: the copies of %1 cards are not known")},
    {"war-of-the-worlds.civilians-placed", MAZZO_TR_NOOP("notes", "Placed %1 civilians in %2 regions")},
    {"war-of-the-worlds.aliens-landed", MAZZO_TR_NOOP("notes", "The Invasion Ship, a Tripod and a UFO landed: %1")},
    {"war-of-the-worlds.marker", MAZZO_TR_NOOP("notes", "Damage to the Aliens: %1")},
    {"war-of-the-worlds.revealed", MAZZO_TR_NOOP("notes", "Revealed %1: %2")},
    {"war-of-the-worlds.tiles-back", MAZZO_TR_NOOP("notes", "Influence tiles taken back: %1")},
    {"war-of-the-worlds.income", MAZZO_TR_NOOP("notes", "%3 from %1: +%2")},
    {"war-of-the-worlds.income-provisional", MAZZO_TR_NOOP("notes", "%3 from %1: %2 more (provisional)")},
    {"war-of-the-worlds.income-unknown", MAZZO_TR_NOOP("notes", "What %1 pays is not known")},
    {"war-of-the-worlds.gained", MAZZO_TR_NOOP("notes", "%2: +%1")},
    {"war-of-the-worlds.lost", MAZZO_TR_NOOP("notes", "%2 unspent and lost: %1")},
    {"war-of-the-worlds.unplayed", MAZZO_TR_NOOP("notes", "Discarded %1 unplayed: %2")},
    {"war-of-the-worlds.played", MAZZO_TR_NOOP("notes", "Played %1, action %2")},
    {"war-of-the-worlds.moved", MAZZO_TR_NOOP("notes", "%1 moved from %2 to %3")},
    {"war-of-the-worlds.struck", MAZZO_TR_NOOP("notes", "%1 damage to the Aliens in %2: now %3")},
    {"war-of-the-worlds.struck-from-the-air", MAZZO_TR_NOOP("notes", "%1 damage to the Aliens from the air: now %2")},
    {"war-of-the-worlds.destroyed", MAZZO_TR_NOOP("notes", "Destroyed in %3: %1 × %2")},
    {"war-of-the-worlds.destroyed-building", MAZZO_TR_NOOP("notes", "Destroyed %1 in %2")},
    {"war-of-the-worlds.shield-held", MAZZO_TR_NOOP("notes", "%1 damage was not enough for the building in %2")},
    {"war-of-the-worlds.killed", MAZZO_TR_NOOP("notes", "Killed a civilian in %1")},
    {"war-of-the-worlds.tile", MAZZO_TR_NOOP("notes", "Placed a tile in %2: %1")},
    {"war-of-the-worlds.entered", MAZZO_TR_NOOP("notes", "%1 entered %2")},
    {"war-of-the-worlds.not-entered", MAZZO_TR_NOOP("notes", "No space or no miniature left for a new %1")},
    {"war-of-the-worlds.built", MAZZO_TR_NOOP("notes", "Built %1 in %2")},
    {"war-of-the-worlds.used", MAZZO_TR_NOOP("notes", "Used %1 in %2")},
    {"war-of-the-worlds.used-provisional", MAZZO_TR_NOOP("notes", "Used %1 in %2; its attack is provisional")},
    {"war-of-the-worlds.regenerated", MAZZO_TR_NOOP("notes", "Paid %1 %2 to lower the damage to %3")},
    {"war-of-the-worlds.bought", MAZZO_TR_NOOP("notes", "Bought %1 for %2 %3")},
    {"war-of-the-worlds.bought-provisional", MAZZO_TR_NOOP("notes", "Bought %1 for %2 %3 (provisional cost)")},
    {"war-of-the-worlds.costs", MAZZO_TR_NOOP("notes", "Costs %1 %2")},
    {"war-of-the-worlds.costs-provisional", MAZZO_TR_NOOP("notes", "Costs %1 %2 (provisional)")},
    {"war-of-the-worlds.refilled", MAZZO_TR_NOOP("notes", "%1 came into the reserve")},
    {"war-of-the-worlds.not-refilled", MAZZO_TR_NOOP("notes", "The offer is empty: the slot stays empty")},
    {"war-of-the-worlds.replaced", MAZZO_TR_NOOP("notes", "Replaced %1, which went to the bottom of the offer")},
    {"war-of-the-worlds.replaced-expert", MAZZO_TR_NOOP("notes", "Replaced %1, which left the game")},
    {"war-of-the-worlds.to-discard", MAZZO_TR_NOOP("notes", "%1 to the discards")},
    {"war-of-the-worlds.left-the-game", MAZZO_TR_NOOP("notes", "%1 left the game")},
    {"war-of-the-worlds.humans-won", MAZZO_TR_NOOP("notes", "The Humans won in turn %1")},
    {"war-of-the-worlds.aliens-won", MAZZO_TR_NOOP("notes", "The Aliens won in turn %1")},
    {"war-of-the-worlds.ask-mover", MAZZO_TR_NOOP("notes", "%1: move one from where?")},
    {"war-of-the-worlds.ask-which", MAZZO_TR_NOOP("notes", "%1 in %2: which one moves?")},
    {"war-of-the-worlds.ask-way", MAZZO_TR_NOOP("notes", "%1 in %2: where does it go?")},
    {"war-of-the-worlds.ask-push", MAZZO_TR_NOOP("notes", "Where is the Army in %1 pushed?")},
    {"war-of-the-worlds.ask-entrance", MAZZO_TR_NOOP("notes", "%1: where does it enter?")},
    {"war-of-the-worlds.ask-building-site", MAZZO_TR_NOOP("notes", "Where is %1 built?")},
    {"war-of-the-worlds.ask-target", MAZZO_TR_NOOP("notes", "Where does %1 take effect?")},
    {"war-of-the-worlds.ask-join",
     MAZZO_TR_NOOP("notes", "The attack on %1 deals %2 damage against a Defence of %3: what else joins it?")},
    {"war-of-the-worlds.joined",
     MAZZO_TR_NOOP("notes", "%1 joins the attack on %2: %3 damage against a Defence of %4")},
    {"war-of-the-worlds.joining", MAZZO_TR_NOOP("notes", "First declare the other attacks on %1")},
    {"war-of-the-worlds.must-play", MAZZO_TR_NOOP("notes", "%1 in hand can still be played, so it must be")},
    {"war-of-the-worlds.not-in-hand", MAZZO_TR_NOOP("notes", "%1 is not in your hand")},
    {"war-of-the-worlds.no-such-action", MAZZO_TR_NOOP("notes", "%1 has actions from 1 to %2")},
    {"war-of-the-worlds.still-playable", MAZZO_TR_NOOP("notes", "%1 can still be played")},
    {"war-of-the-worlds.miniature-free",
     MAZZO_TR_NOOP("notes", "A new miniature enters only when none is free for the card: %1")},
    {"war-of-the-worlds.fallback-first",
     MAZZO_TR_NOOP("notes", "No miniature is free for the card, so a new one enters with action %2: %1")},
    {"war-of-the-worlds.no-miniature",
     MAZZO_TR_NOOP("notes", "No miniature is free for the card, and no new one can enter: %1")},
    {"war-of-the-worlds.no-such-piece", MAZZO_TR_NOOP("notes", "Not on the board: %1")},
    {"war-of-the-worlds.held", MAZZO_TR_NOOP("notes", "Held in place: %1")},
    {"war-of-the-worlds.civilians-used", MAZZO_TR_NOOP("notes", "Every civilian beside a target has struck this turn")},
    {"war-of-the-worlds.shield-too-strong", MAZZO_TR_NOOP("notes", "The damage would not destroy the building there")},
    {"war-of-the-worlds.protected", MAZZO_TR_NOOP("notes", "The civilians there are protected")},
    {"war-of-the-worlds.too-dear", MAZZO_TR_NOOP("notes", "%1 costs %2; %4 at hand: %3")},
    {"war-of-the-worlds.too-dear-provisional", MAZZO_TR_NOOP("notes", "%1 costs %2 (provisional); %4 at hand: %3")},
    {"war-of-the-worlds.cost-unknown", MAZZO_TR_NOOP("notes", "Its cost is not known")},
    {"war-of-the-worlds.no-site", MAZZO_TR_NOOP("notes", "There is no region to build it in")},
    {"war-of-the-worlds.not-in-reserve", MAZZO_TR_NOOP("notes", "It is not in the reserve")},
    {"war-of-the-worlds.replaced-already", MAZZO_TR_NOOP("notes", "One replacement a turn has been made")},
    {"war-of-the-worlds.offer-empty", MAZZO_TR_NOOP("notes", "The offer is empty")},
    {"war-of-the-worlds.used-already", MAZZO_TR_NOOP("notes", "It has already been used this turn")},
    {"war-of-the-worlds.no-damage", MAZZO_TR_NOOP("notes", "There is no damage to remove")},
    {"war-of-the-worlds.no-ability", MAZZO_TR_NOOP("notes", "The building has no ability to use")},
    {"war-of-the-worlds.ability-unknown", MAZZO_TR_NOOP("notes", "What it can do is not known")},
    {"war-of-the-worlds.in-the-fog", MAZZO_TR_NOOP("notes", "Poisonous Fog keeps the building from attacking")},
    {"war-of-the-worlds.no-target", MAZZO_TR_NOOP("notes", "There is nothing to attack")},
    {"war-of-the-worlds.card-unknown", MAZZO_TR_NOOP("notes", "Nothing is known about this card")},
    {"war-of-the-worlds.other-side", MAZZO_TR_NOOP("notes", "The card belongs to the other side")},
    {"war-of-the-worlds.never-in-hand", MAZZO_TR_NOOP("notes", "A Building card is never played from the hand")},
    {"war-of-the-worlds.removed-by-hand", MAZZO_TR_NOOP("notes", "Taken off the map in %2: %1")},
    {"war-of-the-worlds.recovered", MAZZO_TR_NOOP("notes", "The damage to the Aliens falls to %1")},
    {"war-of-the-worlds.no-way", MAZZO_TR_NOOP("notes", "%1 cannot move from %2 to %3 in one step")},
    {"war-of-the-worlds.no-mulligan", MAZZO_TR_NOOP("notes", "This game has no mulligan")},
    {"war-of-the-worlds.game-over", MAZZO_TR_NOOP("notes", "The game is over")},
};

}  // namespace

const Vocabulary& vocabulary()
{
    static const Vocabulary all{
        .verbs = kVerbs, .notes = kNotes, .guide = actionGuide(), .effects = effectVocabulary()};
    return all;
}

}  // namespace mazzo::goldfish::waroftheworlds

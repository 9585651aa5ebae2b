// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/vocabulary.h"

#include "goldfish/common_guide.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

constexpr Verb kVerbs[]{
    {"bottom", MAZZO_TR_NOOP("actions", "Put on the bottom")},
    {"discard", MAZZO_TR_NOOP("actions", "Discard")},
    {"draw", MAZZO_TR_NOOP("actions", "Draw"), Verb::Role::ByHand},
    {"end", MAZZO_TR_NOOP("actions", "End turn"), Verb::Role::Continue},
    {"keep", MAZZO_TR_NOOP("actions", "Keep")},
    {"manual counter", MAZZO_TR_NOOP("actions", "Change a counter"), Verb::Role::ByHand},
    {"manual discard", MAZZO_TR_NOOP("actions", "Discard by hand"), Verb::Role::ByHand},
    {"manual draw", MAZZO_TR_NOOP("actions", "Draw by hand"), Verb::Role::ByHand},
    {"manual look", MAZZO_TR_NOOP("actions", "Look at the top cards"), Verb::Role::ByHand},
    {"manual move", MAZZO_TR_NOOP("actions", "Move by hand"), Verb::Role::ByHand},
    {"manual roll", MAZZO_TR_NOOP("actions", "Roll a die"), Verb::Role::ByHand},
    {"manual shuffle", MAZZO_TR_NOOP("actions", "Shuffle by hand"), Verb::Role::ByHand},
    {"manual state", MAZZO_TR_NOOP("actions", "Change a state"), Verb::Role::ByHand},
    {"manual token", MAZZO_TR_NOOP("actions", "Add a token"), Verb::Role::ByHand},
    {"mark", MAZZO_TR_NOOP("actions", "Mark"), Verb::Role::ByHand},
    {"move", MAZZO_TR_NOOP("actions", "Move")},
    {"mulligan", MAZZO_TR_NOOP("actions", "Mulligan")},
    {"next", MAZZO_TR_NOOP("actions", "Next"), Verb::Role::Continue},
    {"no", MAZZO_TR_NOOP("actions", "No")},
    {"pick", MAZZO_TR_NOOP("actions", "Choose")},
    {"play", MAZZO_TR_NOOP("actions", "Play")},
    {"roll", MAZZO_TR_NOOP("actions", "Roll a die"), Verb::Role::ByHand},
    {"set", MAZZO_TR_NOOP("actions", "Set"), Verb::Role::ByHand},
    {"shuffle", MAZZO_TR_NOOP("actions", "Shuffle"), Verb::Role::ByHand},
    {"skip", MAZZO_TR_NOOP("actions", "Skip")},
    {"top", MAZZO_TR_NOOP("actions", "Top card of"), Verb::Role::ByHand},
    {"yes", MAZZO_TR_NOOP("actions", "Yes")},
};

constexpr NoteText kNotes[]{
    {"dealt", MAZZO_TR_NOOP("notes", "Cards placed in %2: %1")},
    {"shuffled", MAZZO_TR_NOOP("notes", "Shuffled: %1")},
    {"reshuffled", MAZZO_TR_NOOP("notes", "Cards shuffled into a new draw pile: %1")},
    {"drew", MAZZO_TR_NOOP("notes", "Drew %1")},
    {"drew-short", MAZZO_TR_NOOP("notes", "Drew only %2 of %1: no cards left")},
    {"draws", MAZZO_TR_NOOP("notes", "Cards in the new hand: %1")},
    {"mulligan", MAZZO_TR_NOOP("notes", "Mulligan: set the hand of %1 aside")},
    {"put-under", MAZZO_TR_NOOP("notes", "Put %1 under the pile: %2")},
    {"exchanged", MAZZO_TR_NOOP("notes", "Exchanged %1: %2")},
    {"kept", MAZZO_TR_NOOP("notes", "Kept the hand of %1")},
    {"turn", MAZZO_TR_NOOP("notes", "Turn %1")},
    {"phase", MAZZO_TR_NOOP("notes", "Phase: %1")},
    {"moved", MAZZO_TR_NOOP("notes", "%1 from %2 to %3")},
    {"moved-card", MAZZO_TR_NOOP("notes", "%1 to %2")},
    {"moved-under", MAZZO_TR_NOOP("notes", "%1 under %2")},
    {"counter", MAZZO_TR_NOOP("notes", "%1: %2")},
    {"cleared", MAZZO_TR_NOOP("notes", "%1: no card is %2 any more")},
    {"marked", MAZZO_TR_NOOP("notes", "%1 is now %2")},
    {"unmarked", MAZZO_TR_NOOP("notes", "%1 is no longer %2")},
    {"rolled", MAZZO_TR_NOOP("notes", "Rolled %2 on a %1-sided die")},
    {"discarded", MAZZO_TR_NOOP("notes", "Discarded %1: %2")},
    {"by-hand-drew", MAZZO_TR_NOOP("notes", "By hand: drew %1")},
    {"by-hand-discarded", MAZZO_TR_NOOP("notes", "By hand: discarded %1")},
    {"by-hand-removed", MAZZO_TR_NOOP("notes", "By hand: removed %1 from the table")},
    {"by-hand-moved", MAZZO_TR_NOOP("notes", "By hand: moved %1 to %2")},
    {"by-hand-shuffled", MAZZO_TR_NOOP("notes", "By hand: shuffled %1")},
    {"by-hand-counter", MAZZO_TR_NOOP("notes", "By hand: %1 changed to %2")},
    {"by-hand-token", MAZZO_TR_NOOP("notes", "By hand: added %1 to %2")},
    {"by-hand-state", MAZZO_TR_NOOP("notes", "By hand: %1 is now %2")},
    {"by-hand-no-state", MAZZO_TR_NOOP("notes", "By hand: %1 is no longer %2")},
    {"by-hand-looked", MAZZO_TR_NOOP("notes", "By hand: looked at the top cards of the draw pile: %2")},
    {"by-hand-rolled", MAZZO_TR_NOOP("notes", "By hand: rolled %2 on a %1-sided die")},
    {"manual-over", MAZZO_TR_NOOP("notes", "the game is over")},
    {"manual-too-few", MAZZO_TR_NOOP("notes", "too few cards: the most is %1")},
    {"manual-number", MAZZO_TR_NOOP("notes", "a number from 1 to %1 is needed")},
    {"manual-die", MAZZO_TR_NOOP("notes", "a die has %1 to %2 sides")},
    {"manual-no-card", MAZZO_TR_NOOP("notes", "there is no such card on the table")},
    {"manual-no-card-there", MAZZO_TR_NOOP("notes", "there is no such card in that place")},
    {"manual-ambiguous",
     MAZZO_TR_NOOP("notes", "several cards have this name: add @ and the zone, for example @field")},
    {"manual-no-zone", MAZZO_TR_NOOP("notes", "there is no such zone or place, or it is occupied")},
    {"manual-no-discard", MAZZO_TR_NOOP("notes", "the table has no discard pile")},
    {"manual-nothing-to-shuffle", MAZZO_TR_NOOP("notes", "there is nothing to shuffle")},
    {"manual-no-counter", MAZZO_TR_NOOP("notes", "there is no such counter")},
    {"manual-counter-change", MAZZO_TR_NOOP("notes", "a change such as +2 or -1 is needed")},
    {"manual-out-of-range", MAZZO_TR_NOOP("notes", "%1 must stay between %2 and %3")},
    {"manual-no-token", MAZZO_TR_NOOP("notes", "there is no such card or token, or it does not belong in that zone")},
    {"manual-too-many", MAZZO_TR_NOOP("notes", "the table has no space for more cards")},
    {"manual-no-state", MAZZO_TR_NOOP("notes", "there is no such state")},
    {"manual-pending", MAZZO_TR_NOOP("notes", "the pending choice must be made first")},
    {"manual-unknown",
     MAZZO_TR_NOOP("notes",
                   "the manual actions are draw, discard, move, shuffle, counter, token, state, look and roll")},
    {"no-question", MAZZO_TR_NOOP("notes", "there is no choice to make now")},
    {"only-candidates", MAZZO_TR_NOOP("notes", "possible here: %1")},
    {"only-numbers", MAZZO_TR_NOOP("notes", "possible here: numbers from %1 to %2")},
    {"hand-limit", MAZZO_TR_NOOP("notes", "Too many cards in hand: choose %1 to discard")},
};

constexpr LinkText kLinks[]{
    {"as", MAZZO_TR_NOOP("actions", "as"), "come"},        {"at", MAZZO_TR_NOOP("actions", "at"), "in|a"},
    {"for", MAZZO_TR_NOOP("actions", "for"), "per"},       {"to", MAZZO_TR_NOOP("actions", "to"), "a|in|verso"},
    {"under", MAZZO_TR_NOOP("actions", "under"), "sotto"}, {"with", MAZZO_TR_NOOP("actions", "with"), "con"},
};

}  // namespace

const Verb* Vocabulary::verb(std::string_view id) const
{
    const auto found = std::ranges::find(verbs, id, &Verb::id);
    return found == verbs.end() ? nullptr : &*found;
}

const NoteText* Vocabulary::note(std::string_view key) const
{
    const auto found = std::ranges::find(notes, key, &NoteText::key);
    return found == notes.end() ? nullptr : &*found;
}

std::vector<std::string_view> wordsOf(std::string_view list)
{
    std::vector<std::string_view> words;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find('|'), list.size());
        words.push_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return words;
}

const VerbGuide* Vocabulary::guideTo(std::string_view verb) const
{
    const auto found = std::ranges::find(guide, verb, &VerbGuide::verb);
    return found == guide.end() ? nullptr : &*found;
}

const Vocabulary& commonVocabulary()
{
    static const Vocabulary all{.verbs = kVerbs, .notes = kNotes, .links = kLinks, .guide = commonGuide()};
    return all;
}

}  // namespace mazzo::goldfish

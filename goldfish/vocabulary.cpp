// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/vocabulary.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

constexpr Verb kVerbs[]{
    {"bottom", MAZZO_TR_NOOP("actions", "Put on the bottom")},
    {"discard", MAZZO_TR_NOOP("actions", "Discard")},
    {"draw", MAZZO_TR_NOOP("actions", "Draw"), Verb::Role::ByHand},
    {"end", MAZZO_TR_NOOP("actions", "End turn"), Verb::Role::Continue},
    {"keep", MAZZO_TR_NOOP("actions", "Keep")},
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
    {"draws", MAZZO_TR_NOOP("notes", "The new hand has %1 cards")},
    {"mulligan", MAZZO_TR_NOOP("notes", "Mulligan: set the hand of %1 aside")},
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
    {"hand-limit", MAZZO_TR_NOOP("notes", "Too many cards in hand: choose %1 to discard")},
};

constexpr LinkText kLinks[]{
    {"as", MAZZO_TR_NOOP("actions", "as")},       {"at", MAZZO_TR_NOOP("actions", "at")},
    {"for", MAZZO_TR_NOOP("actions", "for")},     {"to", MAZZO_TR_NOOP("actions", "to")},
    {"under", MAZZO_TR_NOOP("actions", "under")}, {"with", MAZZO_TR_NOOP("actions", "with")},
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

const Vocabulary& commonVocabulary()
{
    static constexpr Vocabulary all{.verbs = kVerbs, .notes = kNotes, .links = kLinks};
    return all;
}

}  // namespace mazzo::goldfish

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/effect.h"

#include <span>
#include <string_view>
#include <vector>

/// Marks an English text for translation without Qt: lupdate reads it as QT_TRANSLATE_NOOP (app/CMakeLists.txt).
#define MAZZO_TR_NOOP(context, text) text

namespace mazzo::goldfish {

/// A verb that an engine offers.
struct Verb {
    /// Where a view lists it.
    enum class Role : unsigned char {
        Play,      ///< a step of the player's own turn
        Continue,  ///< ends a phase or the turn
        Concede,   ///< gives something up permanently
        ByHand,    ///< entered by the player: what an opponent or a card's text does
        Opposing,  ///< enters the opposing army; views have a place of its own for it
        Resolve,   ///< resolves the fight that the table's forecast is about
    };

    std::string_view id;
    const char* text;  ///< English, to be translated in the context "actions"
    Role role = Role::Play;
};

/// How the player writes an action and what it does, for help texts. An engine's entry hides the common one.
struct VerbGuide {
    std::string_view verb;
    std::string_view form;     ///< with capital letters for what the player fills in: "play A: N"
    const char* about;         ///< English, to be translated in the context "actions"
    std::string_view italian;  ///< Italian words for the verb, separated by '|'; the first is the one that is shown
};

/// The sentence of one kind of note: `key` is that of a `Note`, %1, %2 … in `text` are its arguments. A key with the
/// ending "-provisional" is the sentence of a note with a warning.
struct NoteText {
    std::string_view key;
    const char* text;  ///< English, to be translated in the context "notes"
};

/// The word before a part of an action: `move A to B`.
struct LinkText {
    std::string_view link;
    const char* text;            ///< English, to be translated in the context "actions"
    std::string_view italian{};  ///< Italian words for it, as in `VerbGuide`
};

/// Everything that views need to show the games of an engine; they know no engine themselves. The names of zones,
/// counters and states and the layout of the table are in the pack (`procedure` of game.json).
struct Vocabulary {
    std::span<const Verb> verbs;
    std::span<const NoteText> notes;
    std::span<const LinkText> links{};
    std::span<const std::string_view> faceDownThings{};  ///< pieces that are not cards but are drawn as face-down cards

    std::span<const VerbGuide> guide{};
    std::string_view opposingZone{};  ///< where the units of an opposing army are; empty if there is none
    bool playsOpponents = false;      ///< the engine plays the decks of opponents in a set-up

    EffectVocabulary effects{};  ///< the words that the effects of cards may use

    [[nodiscard]] const Verb* verb(std::string_view id) const;            ///< null if it is not declared here
    [[nodiscard]] const NoteText* note(std::string_view key) const;       ///< null if it is not declared here
    [[nodiscard]] const VerbGuide* guideTo(std::string_view verb) const;  ///< null if it is not declared here
};

/// The items of a list that is separated by '|'.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view list);

/// The verbs and notes that all games share.
[[nodiscard]] const Vocabulary& commonVocabulary();

}  // namespace mazzo::goldfish

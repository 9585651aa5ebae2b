// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"

namespace mazzo::goldfish {

/// The engine of that name, or null. The empty name is free play.
[[nodiscard]] const Engine* engineNamed(std::string_view name);

/// Every name that a pack may use, except the empty one of free play.
[[nodiscard]] std::vector<std::string_view> engineNames();

/// The verb of that engine, otherwise the common verb; null if neither exists.
[[nodiscard]] const Verb* findVerb(std::string_view engine, std::string_view verb);

/// How a verb of that engine is written: the engine's own entry, otherwise the common one; null if neither exists.
[[nodiscard]] const VerbGuide* findGuide(std::string_view engine, std::string_view verb);

/// Whether a lower-case word or two mean the verb: its id, or one of its other words.
[[nodiscard]] bool meansVerb(std::string_view engine, std::string_view verb, std::string_view written);

/// The verb that the words mean: of the engine, otherwise a common one; the words themselves if there is none.
[[nodiscard]] std::string verbMeant(std::string_view engine, std::string_view written);

/// The sentence of a note. The key of an engine's own note begins with the engine's name: "everzone.battle".
[[nodiscard]] const NoteText* findNoteText(std::string_view key);

}  // namespace mazzo::goldfish

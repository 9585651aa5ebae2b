// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"

namespace mazzo::goldfish {

/// The engine of that name; null if there is none. The empty name is free play.
[[nodiscard]] const Engine* engineNamed(std::string_view name);

/// Every name that a pack may give, free play's empty one left out.
[[nodiscard]] std::vector<std::string_view> engineNames();

/// A verb as that engine declares it, else as every game does; null if neither does.
[[nodiscard]] const Verb* findVerb(std::string_view engine, std::string_view verb);

/// The sentence of a note. The key of an engine's own note begins with the engine's name: "everzone.battle".
[[nodiscard]] const NoteText* findNoteText(std::string_view key);

}  // namespace mazzo::goldfish

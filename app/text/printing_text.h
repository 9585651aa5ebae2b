// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

#include <QString>

namespace mazzo::app {

/// "Core Set 12 · Rare · Foil".
[[nodiscard]] QString printingText(const Game& game, const PrintingView& printing, std::string_view language);
[[nodiscard]] QString setName(const Game& game, std::string_view set, std::string_view language);
/// The names of ids that are separated by blanks; ids that are not declared stay as they are.
[[nodiscard]] QString choiceNames(const std::vector<Choice>& choices, std::string_view ids, std::string_view language);
/// The types of a card: "Artifact · Creature".
[[nodiscard]] QString typeNames(const LoadedGame& loaded, CardIndex card, std::string_view language);
/// A text with its symbols as the pack wants them shown.
[[nodiscard]] QString withSymbols(const Game& game, std::string_view text);

}  // namespace mazzo::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/import_deck.h"

#include <QString>

namespace mazzo::app {

/// A sentence about the import of a line; empty if the card was simply found.
[[nodiscard]] QString sentence(const ImportedLine& line, const Game& game, const Catalogue& catalogue,
                               std::string_view language);

/// "matched", "guessed", "ambiguous", "unknown", "ignored": for scripts.
[[nodiscard]] std::string_view idOf(ImportedLine::State state);

/// "as-listed", "no-such-section", "preset", "by-card".
[[nodiscard]] std::string_view idOf(ImportedLine::Placed placed);

/// "misspelt", "part-of-name", "half-name", "turned", or nothing.
[[nodiscard]] std::string_view idOf(Match::Reason reason);

}  // namespace mazzo::app

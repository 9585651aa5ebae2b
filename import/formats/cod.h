// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/listed_deck.h"
#include "import/outline.h"

namespace mazzo::importer {

/// Cockatrice's deck file.
[[nodiscard]] Result<ListedDeck> readCod(std::string_view text);

/// Game, edition, options and the meaning of the zones are stored in tags, which Cockatrice keeps.
[[nodiscard]] Written writeCod(const Outline& outline, const Game& game);

}  // namespace mazzo::importer

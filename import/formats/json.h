// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/listed_deck.h"
#include "import/outline.h"

namespace mazzo::importer {

/// Our own JSON, `{"format": "mazzo-deck", …}`; docs/formats.md describes it.
[[nodiscard]] Result<ListedDeck> readJsonDeck(std::string_view text);
[[nodiscard]] Written writeJsonDeck(const Outline& outline, const Game& game, const Catalogue& catalogue);

}  // namespace mazzo::importer

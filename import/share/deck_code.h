// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/share/code.h"
#include "model/deck_file/deck_file.h"

namespace mazzo::importer {

/// The content of a deck's share code: cards by number, unknown cards by name, and the printings that lines name.
/// Comments and keys that are not options are left out.
[[nodiscard]] SharedDeck sharedDeck(const DeckFile& file, const Game& game, const Catalogue& catalogue);

/// `share.too-large` for a deck whose code nobody could read.
[[nodiscard]] Result<std::string> checkedShareCode(const DeckFile& file, const Game& game, const Catalogue& catalogue);

/// Empty for a deck that is too large for a code.
[[nodiscard]] inline std::string shareCode(const DeckFile& file, const Game& game, const Catalogue& catalogue)
{
    return checkedShareCode(file, game, catalogue).value_or(std::string());
}

/// The deck file of what a code says, names in that language. A card whose number the catalogue does not have (its pack
/// is newer) is kept as `<game:#number>`. Mistakes are those of deck files.
[[nodiscard]] Checked<DeckFile> deckFileOf(const SharedDeck& shared, const Game& game, const Catalogue& catalogue,
                                           std::string_view language);

}  // namespace mazzo::importer

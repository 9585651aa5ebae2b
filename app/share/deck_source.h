// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "import/import_deck.h"

#include <functional>
#include <memory>

namespace mazzo::app {

/// Photographs are larger than lists.
inline constexpr std::size_t kMaxSourceBytes = 64U * 1024 * 1024;

/// Something a deck may be read from: the bytes of a file, pasted text, a link, a share code, a picture with QR codes.
struct DeckSource {
    std::string bytes;
    std::string file;              ///< only to name places
    std::optional<Format> format;  ///< nothing: by the content
    std::string game;              ///< for lists that don't say it
};

/// A deck that was read but not stored, with the report on each line; correct the lines, then call `deckFileOf` for the
/// deck.
struct OpenedSource {
    std::shared_ptr<const LoadedGame> loaded;
    ImportedDeck imported;
};

using GameLoader = std::function<Result<std::shared_ptr<const LoadedGame>>(std::string_view game)>;

/// Nothing is stored. Errors are those of the readers, and `format.needs-game` for a list that does not say its game.
[[nodiscard]] Checked<OpenedSource> openedSource(const DeckSource& source, const GameLoader& load,
                                                 std::string_view language);

}  // namespace mazzo::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/outline.h"

namespace mazzo::importer {

enum class Format : std::uint8_t { Mazzo, Text, Json, Markdown, Cod, Dek, Arena, O8d, Tts, Code };

/// "mazzo", "text", …, as the command line spells them.
[[nodiscard]] std::string_view idOf(Format format);
[[nodiscard]] std::optional<Format> formatCalled(std::string_view id);
[[nodiscard]] std::vector<std::string> formatIds();
[[nodiscard]] bool canRead(Format format);
/// Are its files texts in UTF-8? XML says its own encoding.
[[nodiscard]] bool isUtf8(Format format);

/// What a text is, by its content, and the game it says it is for; foreign files don't say.
struct Recognised {
    Format format = Format::Text;
    std::string game;
};

/// Anything that is nothing else is taken for a plain list. `as` is believed if it is given.
[[nodiscard]] Result<Recognised> recognised(std::string_view text, std::optional<Format> as = {});

/// The deck in that format. Tabletop Simulator's has no pictures this way.
[[nodiscard]] Written written(Format format, const DeckFile& file, const Game& game, const Catalogue& catalogue,
                              std::string_view language);

}  // namespace mazzo::importer

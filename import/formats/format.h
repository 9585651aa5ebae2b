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
/// Are its files UTF-8 text? XML declares its own encoding.
[[nodiscard]] bool isUtf8(Format format);

/// The format of a text, recognised by its content, and the game it names; files of other programs name none.
struct Recognised {
    Format format = Format::Text;
    std::string game;
};

/// Text in no other format is read as a plain list. If `as` is set, it decides.
[[nodiscard]] Result<Recognised> recognised(std::string_view text, std::optional<Format> as = {});

/// The deck in that format; for Tabletop Simulator without pictures.
[[nodiscard]] Written written(Format format, const DeckFile& file, const Game& game, const Catalogue& catalogue,
                              std::string_view language);

}  // namespace mazzo::importer

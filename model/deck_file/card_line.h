#pragma once

#include "model/catalogue.h"

namespace mazzo {

/// The largest count that a line can state.
inline constexpr int kMostCopies = 9999;

/// What a line of a deck list says, before it is placed in a zone.
struct CardLine {
    int copies = 1;
    std::string name;                  ///< as written, without quotes and escapes
    std::string printing;
    std::optional<CardIndex> card;     ///< nothing: the catalogue does not know the name
};

/// Why a line is no card line: the error's code and the byte of the line at which it goes wrong.
struct CardLineMistake { const char* code; std::size_t offset; };

/// Reads `4 Name`, `4x Name`, `x4 Name`, `Name x4`, `Name`, `"literal"`, `<game:id>`, each with an optional `{printing}`. `line` is
/// trimmed. `scratch` saves allocations from line to line.
[[nodiscard]] tl::expected<CardLine, CardLineMistake> readCardLine(std::string_view line, const Catalogue& catalogue, std::string& scratch);

/// The line that reads back as this card, quoted where a plain name would be taken for something else.
[[nodiscard]] std::string writeCardLine(const CardLine& line, const Catalogue& catalogue);

} // namespace mazzo

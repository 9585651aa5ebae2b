// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck_file/limits.h"

namespace mazzo::model {

/// A parsed line of a deck list, before it is placed in a zone. Its texts are views into the line or the scratch
/// memory.
struct CardLine {
    int copies = 1;
    std::string_view name;  ///< as written, without quotes and escapes
    std::string_view printing;
    std::optional<CardIndex> card;  ///< nothing: the catalogue does not know the name
};

/// Memory that is used again from line to line.
struct CardLineScratch {
    std::string folded;
    std::string literal;  ///< a quoted name without its escapes
};

/// Why a line is not a card line: the error's code and the offset of the first wrong byte.
struct CardLineMistake {
    const char* code;
    std::size_t offset;
};

/// Reads `4 Name`, `4x Name`, `x4 Name`, `Name x4`, `Name`, `"literal"`, `<game:id>`, each with an optional
/// `{printing}`. `line` is trimmed.
[[nodiscard]] tl::expected<CardLine, CardLineMistake> readCardLine(std::string_view line, const Catalogue& catalogue,
                                                                   CardLineScratch& scratch);

/// The line that reads back as this card, quoted where a plain name would be taken for something else.
[[nodiscard]] std::string writeCardLine(const CardLine& line, const Catalogue& catalogue);

}  // namespace mazzo::model

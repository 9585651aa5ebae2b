// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace mazzo::carddata {

inline constexpr std::string_view kUnknownText = "?";
inline constexpr std::string_view kEmptyList = "-";
inline constexpr std::string_view kWordBlanks = " \t\n\r";

/// A part of a typed list, and whether it stood in quotes.
struct ListPart {
    std::string text;
    bool quoted = false;
};

/// Parts with commas between them; a comma inside quotes is no border, `\"` is a quote.
[[nodiscard]] std::vector<ListPart> listParts(std::string_view text);
/// The word, in quotes if `listParts` would not read it back otherwise.
[[nodiscard]] std::string listText(std::string_view word);
/// Words with blanks between them.
[[nodiscard]] std::vector<std::string> blankParts(std::string_view text);
/// A list as it is typed: commas between words, quotes where they are needed, `-` for none.
[[nodiscard]] std::string joinedWords(const Words& words);

/// Lower-case letters, digits and single dashes: what an id is made of.
[[nodiscard]] std::string slugOf(std::string_view name);

}  // namespace mazzo::carddata

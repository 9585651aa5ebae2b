// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/hash.h"

#include <string>
#include <string_view>

/// Spellings that the writer and the reader of saved games share.
namespace mazzo::goldfish::savedText {

inline constexpr std::string_view kTitle = "mazzo-session 1";

/// Of the lines above the checksum, each ended by one line feed.
[[nodiscard]] inline std::uint64_t checksum(std::string_view lines) { return catalogue::hash64(lines); }

[[nodiscard]] inline std::string hex(std::uint64_t number)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t place = 16; place-- > 0; number >>= 4) text[place] = digits[number & 15U];
    return text;
}

[[nodiscard]] inline std::string quoted(std::string_view name)
{
    std::string text = "\"";
    for (const char letter : name) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter;
    }
    return text + '"';
}

}  // namespace mazzo::goldfish::savedText

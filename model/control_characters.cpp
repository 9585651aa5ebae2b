// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/control_characters.h"

#include <array>

namespace mazzo::model {

namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  ///< 0: none of those that are looked for
};

bool isWanted(char32_t code)
{
    return code < 0x20 || (code >= 0x7F && code <= 0x9F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0xFFFE || code == 0xFFFF;
}

/// All of them have one to three bytes; a lead byte tells nearly all other characters apart.
Character controlAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t index) -> char32_t {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0;
    };
    const char32_t first = byte(at);
    Character found;
    if (first < 0x80) {
        if (first == '\n' || first == '\r' || first == '\t') return {};
        found = {first, 1};
    } else if (first == 0xC2 && (byte(at + 1) & 0xC0) == 0x80) {
        found = {byte(at + 1), 2};
    } else if ((first == 0xE2 || first == 0xEF) && (byte(at + 1) & 0xC0) == 0x80 && (byte(at + 2) & 0xC0) == 0x80) {
        found = {(first & 0x0F) << 12 | (byte(at + 1) & 0x3F) << 6 | (byte(at + 2) & 0x3F), 3};
    }
    return found.bytes > 0 && isWanted(found.code) ? found : Character{};
}

template <class Append>
std::string replaced(std::string_view text, Append append)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Character found = controlAt(text, at);
        if (found.bytes == 0) result += text[at++];
        else append(result, found.code);
        at += found.bytes;
    }
    return result;
}

}  // namespace

std::optional<std::size_t> controlCharacter(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at)
        if (controlAt(text, at).bytes > 0) return at;
    return std::nullopt;
}

std::string withoutControlCharacters(std::string_view text)
{
    return replaced(text, [](std::string& result, char32_t) { result += kReplacement; });
}

std::string escapedControlCharacters(std::string_view text)
{
    return replaced(text, [](std::string& result, char32_t code) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        result += "\\u";
        for (const int shift : {12, 8, 4, 0}) result += kDigits[code >> shift & 0xF];
    });
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/phrase.h"

namespace mazzo::model {

namespace {

constexpr bool isUpper(unsigned char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

std::string filled(std::string_view pattern, std::string_view first, std::string_view second, std::string_view third)
{
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (pattern[i] != '%' || next < '1' || next > '3') {
            out.push_back(pattern[i]);
            continue;
        }
        out += next == '1' ? first : next == '2' ? second : third;
        ++i;
    }
    return out;
}

std::string inSentence(std::string_view name)
{
    std::string out(name);
    if (out.size() < 2) return out;
    const auto first = static_cast<unsigned char>(out[0]);
    const auto second = static_cast<unsigned char>(out[1]);
    if (isUpper(first) && !isUpper(second)) out[0] = static_cast<char>(first + ('a' - 'A'));
    // À to Þ in UTF-8: two bytes, the small letters 32 later.
    if (first == 0xC3 && second >= 0x80 && second <= 0x9E && second != 0x97) out[1] = static_cast<char>(second + 0x20);
    return out;
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <functional>

namespace mazzo::model {

namespace {

constexpr bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
constexpr bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr char lowerAscii(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

/// Code points that compare as an ASCII one although Unicode's folding keeps them apart.
constexpr utf8proc_int32_t plainForm(utf8proc_int32_t c)
{
    switch (c) {
    case 0x2018:
    case 0x2019:
    case 0x02BC:
    case 0x00B4:
    case 0x0060: return '\'';
    case 0x201C:
    case 0x201D:
    case 0x00AB:
    case 0x00BB: return '"';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212: return '-';
    case 0x00A0:
    case 0x202F:
    case 0x3000: return ' ';
    default: return c;
    }
}

/// Appends a character, turning runs of blanks into one and dropping them at the start.
void appendFolded(std::string& out, char c)
{
    if (!isBlank(c)) {
        out.push_back(c);
    } else if (!out.empty() && out.back() != ' ') {
        out.push_back(' ');
    }
}

void appendFolded(std::string& out, utf8proc_int32_t codePoint)
{
    const utf8proc_int32_t plain = plainForm(codePoint);
    if (plain < 0x80) {
        appendFolded(out, static_cast<char>(plain));
        return;
    }
    utf8proc_uint8_t bytes[4];
    const auto length = utf8proc_encode_char(plain, bytes);
    out.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
}

/// Folds one code point: its decomposed, case-folded form without the marks.
void foldCodePoint(std::string& out, utf8proc_int32_t codePoint)
{
    constexpr auto kOptions = static_cast<utf8proc_option_t>(UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD |
                                                             UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
    utf8proc_int32_t parts[32];
    int boundary = 0;
    const auto count = utf8proc_decompose_char(plainForm(codePoint), parts, 32, kOptions, &boundary);
    for (utf8proc_ssize_t i = 0; i < std::min<utf8proc_ssize_t>(count, 32); ++i) appendFolded(out, parts[i]);
}

/// Each ASCII character folded; blanks of every kind as one.
constexpr auto kFoldedAscii = [] {
    std::array<char, 128> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const char c = static_cast<char>(i);
        table[i] = isBlank(c) ? ' ' : c == '`' ? '\'' : lowerAscii(c);
    }
    return table;
}();

/// Folds the ASCII characters at the front, by far the commonest, without growing the text character by character; says
/// how many.
std::size_t foldAscii(std::string_view text, std::string& out)
{
    out.resize(text.size());
    char* end = out.data();
    std::size_t i = 0;
    for (; i < text.size() && isAscii(text[i]); ++i) {
        const char c = kFoldedAscii[static_cast<unsigned char>(text[i])];
        if (c == ' ' && (end == out.data() || end[-1] == ' ')) continue;
        *end++ = c;
    }
    out.resize(static_cast<std::size_t>(end - out.data()));
    return i;
}

}  // namespace

void foldInto(std::string_view text, std::string& out)
{
    for (std::size_t i = foldAscii(text, out); i < text.size();) {
        if (isAscii(text[i])) {
            const char c = text[i++];
            appendFolded(out, c == '`' ? '\'' : lowerAscii(c));
            continue;
        }
        utf8proc_int32_t codePoint = -1;
        const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + i,
                                             static_cast<utf8proc_ssize_t>(text.size() - i), &codePoint);
        if (length <= 0) {
            out.push_back(text[i++]);
            continue;
        }
        foldCodePoint(out, codePoint);
        i += static_cast<std::size_t>(length);
    }
    if (!out.empty() && out.back() == ' ') out.pop_back();
}

std::string folded(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    foldInto(text, out);
    return out;
}

std::optional<std::size_t> brokenUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        if (isAscii(text[i])) {
            ++i;
            continue;
        }
        utf8proc_int32_t codePoint = -1;
        const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + i,
                                             static_cast<utf8proc_ssize_t>(text.size() - i), &codePoint);
        if (length <= 0) return i;
        i += static_cast<std::size_t>(length);
    }
    return std::nullopt;
}

std::optional<std::size_t> nonText(std::string_view text)
{
    const std::size_t nul = text.find('\0');
    if (const auto broken = brokenUtf8(text.substr(0, nul))) return broken;
    return nul == std::string_view::npos ? std::nullopt : std::optional(nul);
}

int characters(std::string_view text)
{
    return static_cast<int>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

bool isWithin(std::string_view part, std::string_view whole)
{
    constexpr std::less_equal<const char*> notBehind;  // also for texts of different memory
    return notBehind(whole.data(), part.data()) && notBehind(part.data() + part.size(), whole.data() + whole.size());
}

}  // namespace mazzo::model

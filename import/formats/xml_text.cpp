// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/xml_text.h"

#include "model/text.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

namespace mazzo::importer {

namespace {

using namespace std::string_view_literals;

/// How a file of an encoding with wide letters begins.
struct Beginning {
    std::string_view bytes;
    std::string_view encoding;
    bool isMark = false;
};

constexpr std::array kBeginnings{
    Beginning{"\xff\xfe\0\0"sv, "UTF-32LE", true},
    Beginning{"\0\0\xfe\xff"sv, "UTF-32BE", true},  // before UTF-16, whose mark is a part of it
    Beginning{"\xff\xfe"sv, "UTF-16LE", true},
    Beginning{"\xfe\xff"sv, "UTF-16BE", true},
    Beginning{"<\0?\0"sv, "UTF-16LE"},
    Beginning{"\0<\0?"sv, "UTF-16BE"},
};

/// What a file may declare, and what iconv calls it. Programs write `utf-16` into texts that are none, where it says
/// nothing.
struct Declared {
    std::string_view name;
    std::string_view encoding;
};

constexpr std::array kDeclared{
    Declared{"utf-8", {}},
    Declared{"utf8", {}},
    Declared{"us-ascii", {}},
    Declared{"ascii", {}},
    Declared{"utf-16", {}},
    Declared{"unicode", {}},
    Declared{"iso-8859-1", "ISO-8859-1"},
    Declared{"latin1", "ISO-8859-1"},
    Declared{"iso-8859-15", "ISO-8859-15"},
    Declared{"windows-1252", "WINDOWS-1252"},
    Declared{"cp1252", "WINDOWS-1252"},
};

const Beginning* beginningOf(std::string_view bytes)
{
    const auto found = std::ranges::find_if(
        kBeginnings, [&](const Beginning& beginning) { return bytes.starts_with(beginning.bytes); });
    return found == kBeginnings.end() ? nullptr : &*found;
}

/// The value of `encoding` in the declaration; empty if there is none.
std::string_view declaredEncoding(std::string_view bytes)
{
    if (!bytes.starts_with("<?xml")) return {};
    bytes = bytes.substr(0, std::min(bytes.find('>'), bytes.size()));
    constexpr std::string_view kKey = "encoding";
    const std::size_t key = bytes.find(kKey);
    if (key == std::string_view::npos) return {};
    bytes = trimmed(bytes.substr(key + kKey.size()));
    if (!bytes.starts_with('=')) return {};
    bytes = trimmed(bytes.substr(1));
    if (bytes.empty() || (bytes.front() != '"' && bytes.front() != '\'')) return {};
    const std::size_t end = bytes.find(bytes.front(), 1);
    return end == std::string_view::npos ? std::string_view() : bytes.substr(1, end - 1);
}

struct Closer {
    void operator()(void* converter) const { iconv_close(converter); }
};

Result<std::string> converted(std::string_view bytes, std::string_view encoding)
{
    const Error wrong{Error::Kind::Parse, "format.bad-encoding", {}, {std::string(encoding)}, {}};
    const iconv_t opened = iconv_open("UTF-8", encoding.data());
    if (opened == reinterpret_cast<iconv_t>(-1)) return failure(wrong);
    const std::unique_ptr<void, Closer> converter(opened);
    std::string text(bytes.size() * 3, '\0');  // no letter of these encodings grows more
    std::string in(bytes);                     // iconv takes a non-const input
    char* from = in.data();
    char* to = text.data();
    std::size_t left = in.size(), space = text.size();
    if (iconv(converter.get(), &from, &left, &to, &space) == static_cast<std::size_t>(-1) || left > 0)
        return failure(wrong);
    text.resize(text.size() - space);
    return text;
}

}  // namespace

bool looksLikeXml(std::string_view bytes)
{
    for (const std::string_view start : {"<?xml", "<!", "<cockatrice_deck", "<Deck", "<deck"}) {
        if (bytes.starts_with(start)) return true;
    }
    // A list may be UTF-16 too: only what has a `<` for its first letter is XML.
    const Beginning* wide = beginningOf(bytes);
    if (wide == nullptr) return false;
    bytes.remove_prefix(wide->isMark ? wide->bytes.size() : 0);
    const std::size_t letter = bytes.find_first_not_of('\0');
    return letter < 4 && bytes[letter] == '<';
}

Result<std::string> xmlInUtf8(std::string_view bytes)
{
    if (const Beginning* wide = beginningOf(bytes))
        return converted(bytes.substr(wide->isMark ? wide->bytes.size() : 0), wide->encoding);
    const std::string_view name = declaredEncoding(bytes);
    if (name.empty()) return std::string(bytes);
    const auto known = std::ranges::find(kDeclared, folded(name), &Declared::name);
    if (known == kDeclared.end())
        return failure({Error::Kind::Refused, "format.unknown-encoding", {{}, 1, 1}, {std::string(name)}, {}});
    return known->encoding.empty() ? std::string(bytes) : converted(bytes, known->encoding);
}

std::optional<std::size_t> noCharacter(std::string_view xml)
{
    constexpr std::uint32_t kLast = 0x10ffff;
    struct Literal {
        std::string_view start;
        std::string_view end;
    };
    constexpr std::array kLiterals{Literal{"<![CDATA[", "]]>"}, Literal{"<!--", "-->"}, Literal{"<?", "?>"}};
    for (std::size_t at = xml.find_first_of("<&"); at != std::string_view::npos; at = xml.find_first_of("<&", at + 1)) {
        std::string_view rest = xml.substr(at);
        // Nothing is a number there.
        const auto literal = std::ranges::find_if(kLiterals,
                                                  [&](const Literal& kind) { return rest.starts_with(kind.start); });
        if (literal != kLiterals.end()) {
            const std::size_t end = rest.find(literal->end, literal->start.size());
            if (end == std::string_view::npos) return std::nullopt;  // the parser says so
            at += end;
        }
        if (!rest.starts_with("&#")) continue;
        const bool hex = rest.substr(2).starts_with('x');
        rest.remove_prefix(hex ? 3 : 2);
        std::uint32_t number = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number, hex ? 16 : 10);
        if (error == std::errc::result_out_of_range || (error == std::errc{} && (number == 0 || number > kLast)))
            return at;
    }
    return std::nullopt;
}

}  // namespace mazzo::importer

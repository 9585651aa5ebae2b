// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/format.h"

#include "import/formats/arena.h"
#include "import/formats/cod.h"
#include "import/formats/dek.h"
#include "import/formats/json.h"
#include "import/formats/markdown.h"
#include "import/formats/o8d.h"
#include "import/formats/text.h"
#include "import/formats/tts.h"
#include "import/formats/xml.h"
#include "import/formats/xml_text.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <algorithm>
#include <array>

namespace mazzo::importer {

namespace {

struct FormatName {
    Format format;
    std::string_view id;
    bool reads = true;
};

constexpr std::array kFormats{
    FormatName{Format::Mazzo, "mazzo"},    FormatName{Format::Text, "text"},
    FormatName{Format::Json, "json"},      FormatName{Format::Markdown, "markdown", false},
    FormatName{Format::Cod, "cod"},        FormatName{Format::Dek, "dek"},
    FormatName{Format::Arena, "arena"},    FormatName{Format::O8d, "o8d"},
    FormatName{Format::Tts, "tts", false}, FormatName{Format::Code, "code"},
};

Result<Format> xmlFormatOf(std::string_view text)
{
    const auto xml = Xml::parse(text);
    if (!xml) return failure(xml.error());
    const std::string_view root = xml->root().name();
    if (root == "cockatrice_deck") return Format::Cod;
    if (root == "Deck") return Format::Dek;
    if (root == "deck") return Format::O8d;
    return failure({Error::Kind::Refused, "format.strange-xml", {}, {std::string(root)}, {}});
}

bool hasLine(std::string_view text, std::string_view wanted)
{
    TextLines lines(text);
    for (TextLine line; lines.next(line);) {
        if (folded(line.content) == wanted) return true;
    }
    return false;
}

/// Our text names its zones with their sizes, `Forces (50)`, where our deck file has `[Forces]`.
bool hasCountedHeading(std::string_view text)
{
    TextLines lines(text);
    for (TextLine line; lines.next(line) && !line.isSection();) {
        const std::string_view heading = line.content;
        const std::size_t bracket = heading.rfind(" (");
        if (line.isComment() || bracket == std::string_view::npos || !heading.ends_with(')')) continue;
        const std::string_view count = heading.substr(bracket + 2, heading.size() - bracket - 3);
        const bool isCard = heading.front() >= '0' && heading.front() <= '9';
        const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
        if (!isCard && heading.find(':') == std::string_view::npos && !count.empty() &&
            std::ranges::all_of(count, isDigit))
            return true;
    }
    return false;
}

Result<Format> formatOf(std::string_view whole)
{
    const std::string_view text = trimmed(whole);
    if ((beginsLikeCode(text) || isCodePart(text) || text.starts_with("mazzo://")) &&
        text.find_first_of("\r\n") == std::string_view::npos)
        return Format::Code;
    if (text.starts_with('{')) return Format::Json;
    if (looksLikeXml(text)) return xmlFormatOf(whole);
    // Our text has the header of our deck file, and ends with the code unless the deck is too large for one, or
    // somebody left it out.
    const std::string_view last = text.substr(text.find_last_of("\r\n") + 1);  // npos + 1 is 0: the only line
    if (gameOfDeck(text, {})) return beginsLikeCode(last) || hasCountedHeading(text) ? Format::Text : Format::Mazzo;
    if (hasLine(text, "about") || (hasLine(text, "deck") && !hasLine(text, "[deck]"))) return Format::Arena;
    return Format::Text;
}

std::string gameOfCode(std::string_view text)
{
    const auto shared = readShareCode(trimmed(text));
    return shared ? shared->game : std::string();
}

Result<std::string> gameOf(Format format, std::string_view text)
{
    const auto of = [](const Result<ListedDeck>& deck) -> Result<std::string> {
        if (!deck) return failure(deck.error());
        return deck->game;
    };
    switch (format) {
    case Format::Mazzo: {
        const auto named = gameOfDeck(text, {});
        return named ? named->id : std::string();
    }
    case Format::Json: return of(readJsonDeck(text));
    case Format::Cod: return of(readCod(text));
    case Format::O8d: return of(readO8d(text));
    case Format::Code: return gameOfCode(text);
    case Format::Text:
    case Format::Arena: {
        const ListedDeck deck = readTextDeck(text, nullptr, nullptr);
        if (!deck.game.empty() || deck.code.empty()) return deck.game;
        const auto shared = readShareCode(deck.code);
        if (!shared && deck.hasOnlyCode()) return failure(shared.error());
        return shared ? shared->game : std::string();
    }
    case Format::Dek:
    case Format::Markdown:
    case Format::Tts: break;
    }
    return std::string();
}

}  // namespace

std::string_view idOf(Format format) { return std::ranges::find(kFormats, format, &FormatName::format)->id; }

std::optional<Format> formatCalled(std::string_view id)
{
    const auto found = std::ranges::find(kFormats, id, &FormatName::id);
    return found == kFormats.end() ? std::nullopt : std::optional(found->format);
}

std::vector<std::string> formatIds()
{
    std::vector<std::string> ids;
    for (const FormatName& format : kFormats) {
        if (format.format != Format::Code) ids.emplace_back(format.id);
    }
    return ids;
}

bool canRead(Format format) { return std::ranges::find(kFormats, format, &FormatName::format)->reads; }

bool isUtf8(Format format) { return format != Format::Cod && format != Format::Dek && format != Format::O8d; }

Result<Recognised> recognised(std::string_view text, std::optional<Format> as)
{
    text = withoutByteOrderMark(text);
    if (auto beyond = beyondDeckLimits(text)) return failure(std::move(*beyond));
    const auto found = as ? Result<Format>(*as) : formatOf(text);
    if (!found) return failure(found.error());
    const Format format = *found;
    if (!canRead(format))
        return failure({Error::Kind::Refused, "format.write-only", {}, {std::string(idOf(format))}, {}});
    if (auto error = isUtf8(format) ? unreadable(text) : std::nullopt) return failure(std::move(*error));
    const auto game = gameOf(format, text);
    if (!game) return failure(game.error());
    return Recognised{format, *game};
}

Written written(Format format, const DeckFile& file, const Game& game, const Catalogue& catalogue,
                std::string_view language)
{
    const Outline outline = outlineOf(file, game, catalogue, language);
    switch (format) {
    case Format::Mazzo: return {writeDeck(file, catalogue), {}};
    case Format::Text: return writeTextDeck(outline, game, catalogue, language, shareCode(file, game, catalogue));
    case Format::Json: return writeJsonDeck(outline, game, catalogue);
    case Format::Markdown: return writeMarkdown(outline, game, language, shareCode(file, game, catalogue));
    case Format::Cod: return writeCod(outline, game);
    case Format::Dek: return writeDek(outline, game);
    case Format::Arena: return writeArena(outline, game);
    case Format::O8d: return writeO8d(outline, game, catalogue);
    case Format::Tts: return writeTts(outline, game, language, {});
    case Format::Code:
        return {shareCode(file, game, catalogue) + "\n", lostBy({.notes = false, .printings = false}, outline, game)};
    }
    return {};
}

}  // namespace mazzo::importer

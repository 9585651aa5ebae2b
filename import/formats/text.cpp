// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/text.h"

#include "import/formats/decoration.h"
#include "import/share/bits.h"
#include "import/share/code.h"
#include "model/deck_file/card_line.h"
#include "model/deck_file/header_line.h"
#include "model/lines.h"
#include "model/text.h"

#include <algorithm>
#include <array>

namespace mazzo::importer {

namespace {

using Line = ListedDeck::Line;

/// "Forces (49):" without the count and the colon, "[Main]" without the brackets.
std::string_view headingOf(std::string_view line)
{
    if (line.ends_with(':')) line = trimmed(line.substr(0, line.size() - 1));
    if (line.starts_with('[') && line.ends_with(']')) line = trimmed(line.substr(1, line.size() - 2));
    const std::size_t open = line.rfind('(');
    if (open == std::string_view::npos || open == 0 || !line.ends_with(')')) return line;
    const std::string_view count = line.substr(open + 1, line.size() - open - 2);
    const bool isCount = !count.empty() && std::ranges::all_of(count, isDigit);
    return isCount ? trimmed(line.substr(0, open)) : line;
}

/// The ids and names of the game's zones, folded once and not again for each line.
std::vector<std::string> zoneNamesOf(const Game* game)
{
    std::vector<std::string> names;
    if (game == nullptr) return names;
    for (const Zone& zone : game->zones) {
        names.push_back(folded(zone.id));
        for (const Texts::Entry& name : zone.name.entries()) names.push_back(folded(name.words));
    }
    return names;
}

/// Sections of Forge's files that hold settings and no cards.
bool isSettingsHeading(std::string_view folded)
{
    static constexpr std::array<std::string_view, 6> kHeadings{"[metadata]", "[general]", "[shop]",
                                                               "[duel]",     "[quest]",   "[editor]"};
    return std::ranges::find(kHeadings, folded) != kHeadings.end();
}

/// `Weight=10`: a key of letters, digits, blanks, - and _, then =.
bool isSetting(std::string_view line)
{
    const std::size_t equals = line.find('=');
    return equals != std::string_view::npos && !isDigit(line.front()) && isHeaderKey(trimmed(line.substr(0, equals)));
}

/// Does the header name the game, as our own text does? Known before the first line is read, whose name may look like
/// anything.
bool saysGame(std::string_view text)
{
    TextLines lines(text);
    for (TextLine line; lines.next(line);) {
        if (line.content.empty() || line.isComment()) continue;
        const auto header = splitHeaderLine(line.content);
        if (!header || isDigit(header->key.front())) return false;
        if (folded(header->key) == "game") return !folded(header->value).empty();
    }
    return false;
}

class TextReader {
public:
    TextReader(const Game* game, const Catalogue* catalogue)
        : m_game(game), m_catalogue(catalogue), m_zoneNames(zoneNamesOf(game))
    {}

    ListedDeck read(std::string_view text)
    {
        m_isOurs = saysGame(text);
        TextLines lines(text);
        for (TextLine line; lines.next(line);) readLine(line.number, line.content);
        splitAtTheBlankLine();
        return std::move(m_deck);
    }

private:
    void readLine(int number, std::string_view line)
    {
        if (line.empty()) {
            if (m_blocks.empty() || m_blocks.back() != m_deck.lines.size()) m_blocks.push_back(m_deck.lines.size());
        } else if (beginsLikeCode(line)) {
            m_deck.code = line;
        } else if (!m_isOurs && hasCode(line)) {
            readMessage(number, line);
        } else if (isComment(line)) {
            readComment(line);
        } else if (!(readMetadata(line) || readHeading(line) || readHeader(line))) {
            readCard(number, line);
        }
    }

    /// "Look at this: mazzo://v1/…, what do you think?": a code among words, as people send it.
    static bool hasCode(std::string_view line)
    {
        const std::size_t start = findCode(line);
        return start != std::string_view::npos && start > 0 &&
               (line[start - 1] == ' ' || std::string_view("\t<(\"'`").find(line[start - 1]) != std::string_view::npos);
    }

    void readMessage(int number, std::string_view line)
    {
        std::string_view code = line.substr(findCode(line));
        const auto isOfCode = [](char c) {
            return share::kSymbolOf[static_cast<unsigned char>(c)] != share::kNoSymbol;
        };
        const auto end = std::ranges::find_if_not(code.substr(kCodePrefix.size()), isOfCode);
        code = code.substr(0, static_cast<std::size_t>(end - code.begin()));
        m_deck.code = code;
        Line rest;
        rest.kind = Line::Kind::Ignored;
        rest.number = number;
        rest.text = line;
        m_deck.lines.push_back(std::move(rest));
    }

    void readComment(std::string_view line)
    {
        line.remove_prefix(line.starts_with("//") ? 2 : 1);
        line = trimmed(line);
        if (line.empty() || (!m_isOurs && readHeading(line))) return;
        const bool first = m_deck.lines.empty() && m_deck.name.empty() && m_deck.notes.empty() && !m_isOurs;
        if (first) m_deck.name = line;
        else m_deck.notes.emplace_back(line);
    }

    /// Lines of Arena, Forge and XMage that say something about the deck.
    bool readMetadata(std::string_view line)
    {
        if (m_isOurs) return false;
        foldInto(line, m_folded);
        const std::string_view lower = m_folded;
        if (lower == "about" || isSettingsHeading(lower)) {
            m_inMetadata = true;
            m_inSettings = lower != "about";
            m_section.clear();
            return true;
        }
        if (line.starts_with("NAME:")) {
            m_deck.name = trimmed(line.substr(5));
            return true;
        }
        if (line.starts_with("LAYOUT ")) {
            m_deck.notes.emplace_back(line);
            return true;
        }
        if (m_inMetadata && (lower.starts_with("name ") || lower.starts_with("name="))) {
            m_deck.name = trimmed(line.substr(5));
            return true;
        }
        if (line.starts_with('[')) return false;
        // A card's name may contain an equals sign, but nothing in a section of settings is a card.
        if (!m_inSettings && (!isSetting(line) || (m_catalogue != nullptr && m_catalogue->findFolded(lower))))
            return false;
        m_deck.notes.emplace_back(line);
        return true;
    }

    bool readHeading(std::string_view line)
    {
        std::string_view heading = headingOf(line);
        // Our own headings have a number behind them, so that nothing else is taken for one.
        if (m_isOurs && (heading == line || !line.ends_with(')'))) return false;
        const bool marked = line.starts_with('[') && line.ends_with(']');
        // "Sideboard - 15 cards", with any text after the word.
        constexpr std::string_view kSideboard = "sideboard";
        foldInto(heading, m_folded);
        if (!m_isOurs && m_folded.starts_with(kSideboard)) {
            heading = heading.substr(0, kSideboard.size());
            foldInto(heading, m_folded);
        }
        const bool isZone = std::ranges::find(m_zoneNames, m_folded) != m_zoneNames.end();
        if (m_isOurs ? !isZone : !isZone && !marked && !slotCalled(m_folded)) return false;
        m_section = heading;
        m_inMetadata = m_inSettings = false;
        m_deck.sections.emplace_back(heading);
        return true;
    }

    bool readHeader(std::string_view line)
    {
        if (!m_deck.lines.empty() || !m_section.empty()) return false;
        const auto header = splitHeaderLine(line);
        if (!header) return false;
        const std::string key = folded(header->key);
        const std::string_view value = header->value;
        if (key == "name" || (!m_isOurs && (key == "deck name" || key == "title"))) m_deck.name = value;
        else if (key == "game") m_deck.game = folded(value);
        else if (key == "rules") m_deck.edition = value;
        else if (m_isOurs) m_deck.options.push_back({std::string(header->key), std::string(value)});
        else return false;
        return true;
    }

    void readCard(int number, std::string_view content)
    {
        Line line;
        line.number = number;
        line.text = content;
        line.section = m_section;
        if (!m_isOurs) content = withoutSideboardMark(content, line);
        const std::string counted = m_isOurs ? std::string(content) : withPlainCount(content);
        static const Catalogue kNoCards;
        auto read = readCardLine(counted, m_catalogue == nullptr ? kNoCards : *m_catalogue, m_scratch);
        // In lists of other programs a quote may belong to the name, closed or not.
        const std::string literal = m_isOurs || (read && read->card) ? std::string() : withLiteralQuote(counted);
        if (!literal.empty()) {
            CardLineScratch scratch;  // the first reading may still be in use
            const auto other = readCardLine(literal, m_catalogue == nullptr ? kNoCards : *m_catalogue, scratch);
            if (other && (!read || other->card)) read = other;
        }
        const bool bare = read && !read->card && !m_isOurs && read->name == counted;
        // OCTGN's text ends with the game's name and notes.
        if (bare && isGameName(counted)) m_atEnd = true;
        // "Creatures:" and "Units (12)" only sort the list.
        const bool sorts = bare && headingOf(counted) != counted;
        if (!read || sorts || (bare && m_atEnd)) {
            line.kind = Line::Kind::Ignored;
            m_deck.lines.push_back(std::move(line));
            return;
        }
        line.copies = read->copies;
        line.name = literal.empty() ? std::string(read->name) : withPlainQuote(read->name);
        line.printing = read->printing;
        line.card = read->card;
        if (!read->card && !m_isOurs) {
            Undecorated plain = undecorated(line.name);
            line.name = std::move(plain.name);
            if (line.printing.empty()) line.printing = std::move(plain.printing);
        }
        m_deck.lines.push_back(std::move(line));
    }

    /// `4 "Name` with a typographic quote, which is compared like the plain one but does not begin a quoted name. Empty
    /// if the name does not begin with a quote.
    static std::string withLiteralQuote(std::string_view line)
    {
        const std::size_t quote = line.find('"');
        const auto isCount = [](char c) { return isDigit(c) || c == 'x' || c == 'X' || c == ' ' || c == '\t'; };
        if (quote == std::string_view::npos || !std::ranges::all_of(line.substr(0, quote), isCount)) return {};
        return std::string(line.substr(0, quote)) + "\u201c" + std::string(line.substr(quote + 1));
    }

    static std::string withPlainQuote(std::string_view name)
    {
        constexpr std::string_view kQuote = "\u201c";
        return name.starts_with(kQuote) ? '"' + std::string(name.substr(kQuote.size())) : std::string(name);
    }

    [[nodiscard]] bool isGameName(std::string_view text) const
    {
        if (m_game == nullptr || m_deck.lines.empty()) return false;
        return std::ranges::any_of(m_game->name.entries(),
                                   [&](const Texts::Entry& name) { return folded(name.words) == folded(text); });
    }

    static std::string_view withoutSideboardMark(std::string_view content, Line& line)
    {
        if (!content.starts_with("SB:")) return content;
        line.slot = Slot::Side;
        line.section.clear();
        return trimmed(content.substr(3));
    }

    /// "(4) Name" and "[4] Name" as "4 Name".
    static std::string withPlainCount(std::string_view content)
    {
        const bool bracketed = content.starts_with('(') || content.starts_with('[');
        const std::size_t end = bracketed ? content.find_first_not_of("0123456789", 1) : std::string_view::npos;
        if (end == std::string_view::npos || end == 1 || content[end] != (content.front() == '(' ? ')' : ']'))
            return std::string(content);
        return std::string(content.substr(1, end - 1)) + " " + std::string(trimmed(content.substr(end + 1)));
    }

    /// Without any heading a small second block is a sideboard.
    void splitAtTheBlankLine()
    {
        constexpr int kMinDeck = 30, kMaxSideboard = 15;
        std::erase_if(m_blocks, [&](std::size_t start) { return start == 0 || start == m_deck.lines.size(); });
        const bool placed = std::ranges::any_of(m_deck.lines,
                                                [](const Line& line) { return line.slot || !line.section.empty(); });
        if (m_isOurs || placed || m_blocks.size() != 1) return;
        const auto second = m_deck.lines.begin() + static_cast<std::ptrdiff_t>(m_blocks.front());
        const auto copies = [](auto from, auto to) {
            std::int64_t sum = 0;
            for (; from != to; ++from) sum += from->copies;
            return sum;
        };
        if (copies(m_deck.lines.begin(), second) < kMinDeck || copies(second, m_deck.lines.end()) > kMaxSideboard)
            return;
        for (auto line = second; line != m_deck.lines.end(); ++line) line->slot = Slot::Side;
    }

    const Game* m_game;
    const Catalogue* m_catalogue;
    std::vector<std::string> m_zoneNames;
    ListedDeck m_deck;
    std::string m_section;
    std::vector<std::size_t> m_blocks;  // where blocks of lines begin
    CardLineScratch m_scratch;
    std::string m_folded;   // reused from line to line
    bool m_isOurs = false;  // names are exact, and nothing is guessed
    bool m_inMetadata = false;
    bool m_inSettings = false;
    bool m_atEnd = false;
};

}  // namespace

ListedDeck readTextDeck(std::string_view text, const Game* game, const Catalogue* catalogue)
{
    return TextReader(game, catalogue).read(text);
}

Written writeTextDeck(const Outline& outline, const Game& game, const Catalogue& catalogue, std::string_view language,
                      std::string_view code)
{
    std::string text;
    if (!outline.name.empty()) text += "Name: " + outline.name + "\n";
    text += "Game: " + game.id + "\n";
    if (game.editions.size() > 1) text += "Rules: " + outline.edition + "\n";
    for (const Draft::Choice& choice : outline.options) text += choice.key + ": " + choice.value + "\n";
    for (const std::string& note : outline.notes) text += "# " + note + "\n";
    for (const Outline::Section& section : outline.sections) {
        text += "\n" + std::string(game[section.zone].name.in(language)) + " (" + std::to_string(section.cards) + ")\n";
        for (const Outline::Line& line : section.lines)
            text += writeCardLine({line.copies, line.name, line.printing, line.card}, catalogue) + "\n";
    }
    return {code.empty() ? text : text + "\n" + std::string(code) + "\n", {}};
}

}  // namespace mazzo::importer

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/saved_game.h"
#include "goldfish/saved_text.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::goldfish {

namespace {

/// One line while it is read, word by word.
struct Cursor {
    std::string_view text;
    std::size_t place = 0;
    int line = 0;

    [[nodiscard]] bool atEnd() const { return place >= text.size(); }

    std::string_view word()
    {
        while (!atEnd() && text[place] == ' ') ++place;
        const std::size_t begin = place;
        while (!atEnd() && text[place] != ' ') ++place;
        return text.substr(begin, place - begin);
    }

    std::string_view rest()
    {
        const std::string_view all = trimmed(text.substr(std::min(place, text.size())));
        place = text.size();
        return all;
    }

    [[nodiscard]] Error damaged(std::size_t from) const
    {
        while (from < text.size() && text[from] == ' ') ++from;
        return {Error::Kind::Corrupt,
                "goldfish.damaged-session",
                {{}, line, characters(text.substr(0, std::min(from, text.size()))) + 1},
                {std::string(text)},
                {}};
    }
};

template <class Number>
bool readNumber(std::string_view text, Number& number, int base = 10)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return !text.empty() && error == std::errc{} && end == text.data() + text.size();
}

/// `12`, `12*4`, `"A name"*4`.
bool readCopies(Cursor& cursor, SavedGame::Copies& copies)
{
    while (!cursor.atEnd() && cursor.text[cursor.place] == ' ') ++cursor.place;
    if (!cursor.atEnd() && cursor.text[cursor.place] == '"') {
        for (++cursor.place; !cursor.atEnd() && cursor.text[cursor.place] != '"'; ++cursor.place) {
            if (cursor.text[cursor.place] == '\\') ++cursor.place;
            if (!cursor.atEnd()) copies.name += cursor.text[cursor.place];
        }
        if (cursor.atEnd()) return false;
        ++cursor.place;
        if (cursor.atEnd() || cursor.text[cursor.place] == ' ') return true;
        const std::string_view count = cursor.word();
        return count.front() == '*' && readNumber(count.substr(1), copies.copies) && copies.copies > 0;
    }
    const std::string_view word = cursor.word();
    const std::size_t star = word.find('*');
    if (!readNumber(word.substr(0, star), copies.number) || copies.number == 0) return false;
    return star == std::string_view::npos || (readNumber(word.substr(star + 1), copies.copies) && copies.copies > 0);
}

Result<SavedGame::Section> readSection(Cursor& cursor)
{
    SavedGame::Section section{std::string(cursor.word()), {}, cursor.line};
    if (section.zone.empty()) return failure(cursor.damaged(cursor.place));
    while (!trimmed(cursor.text.substr(cursor.place)).empty()) {
        const std::size_t begin = cursor.place;
        SavedGame::Copies copies;
        if (!readCopies(cursor, copies)) return failure(cursor.damaged(begin));
        section.cards.push_back(std::move(copies));
    }
    return section;
}

Result<void> readSectionInto(Cursor& cursor, std::vector<SavedGame::Section>& sections)
{
    return readSection(cursor).map(
        [&sections](SavedGame::Section&& section) { sections.push_back(std::move(section)); });
}

Result<void> readLine(Cursor& cursor, SavedGame& game)
{
    const std::string_view key = cursor.word();
    const std::size_t behind = cursor.place;
    if (key == "game") {
        game.gameLine = cursor.line;
        game.game = cursor.word();
        game.version = cursor.rest();
    } else if (key == "rules") {
        game.edition = cursor.word();
    } else if (key == "option") {
        game.options.push_back({std::string(cursor.word()), {}, cursor.line});
        game.options.back().value = cursor.rest();
    } else if (key == "deck" || key == "order") {
        return readSectionInto(cursor, key == "deck" ? game.deck : game.orders);
    } else if (key == "seed") {
        if (!readNumber(cursor.rest(), game.seed)) return failure(cursor.damaged(behind));
    } else if (key == "do") {
        // Every step of a session is kept, so that it can be gone back to.
        constexpr std::size_t kMaxActions = 10'000;
        if (game.actions.size() == kMaxActions)
            return failure({Error::Kind::Limit, "goldfish.session-too-long", {{}, cursor.line, 1}, {}, {}});
        game.actions.push_back({std::string(cursor.rest()), cursor.line});
    } else if (key == "end") {
        game.endLine = cursor.line;
        if (!readNumber(cursor.rest(), game.end, 16)) return failure(cursor.damaged(behind));
    } else {
        return failure(cursor.damaged(0));
    }
    if (!trimmed(cursor.text.substr(std::min(cursor.place, cursor.text.size()))).empty())
        return failure(cursor.damaged(cursor.place));
    return {};
}

/// The lines that are not blank, with their numbers.
std::vector<Cursor> linesOf(std::string_view text)
{
    std::vector<Cursor> lines;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::size_t next = text.substr(end).starts_with("\r\n") ? end + 2 : std::min(end + 1, text.size());
        ++number;
        if (const std::string_view line = trimmed(text.substr(0, end)); !line.empty())
            lines.push_back({line, 0, number});
        text.remove_prefix(next);
    }
    return lines;
}

/// The title stands at the top, and the last line is the checksum of those above.
Result<void> checkFrame(const std::vector<Cursor>& lines)
{
    const auto corrupt = [](const char* code, int line) {
        return failure({Error::Kind::Corrupt, code, {{}, line, line > 0 ? 1 : 0}, {}, {}});
    };
    if (lines.empty() || !lines.front().text.starts_with("mazzo-session"))
        return corrupt("goldfish.no-session", lines.empty() ? 0 : lines.front().line);
    if (lines.front().text != savedText::kTitle) return corrupt("goldfish.unknown-session-version", lines.front().line);
    if (!lines.back().text.starts_with("check ")) return corrupt("goldfish.session-cut-off", lines.back().line);
    std::string above;
    for (std::size_t index = 0; index + 1 < lines.size(); ++index) above += std::string(lines[index].text) + '\n';
    if (lines.back().text.substr(6) != savedText::hex(savedText::checksum(above)))
        return corrupt("goldfish.session-changed", lines.back().line);
    return {};
}

}  // namespace

Result<SavedGame> readSaved(std::string_view text)
{
    constexpr std::size_t kMost = std::size_t{8} << 20;
    constexpr std::string_view kMark = "\xEF\xBB\xBF";  // what some editors put in front
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    if (text.size() > kMost) return failure({Error::Kind::Limit, "goldfish.session-too-long", {}, {}, {}});
    const std::vector<Cursor> lines = linesOf(text);
    SavedGame game;
    const auto frame = checkFrame(lines);
    if (!frame && (lines.empty() || !lines.front().text.starts_with(savedText::kTitle))) return failure(frame.error());
    for (std::size_t index = 1; index < lines.size(); ++index) {
        if (index + 1 == lines.size() && lines[index].text.starts_with("check ")) break;
        Cursor cursor = lines[index];
        if (auto read = readLine(cursor, game); !read) return failure(read.error());
    }
    if (!frame) return failure(frame.error());
    if (game.gameLine == 0 || game.endLine == 0)
        return failure({Error::Kind::Corrupt, "goldfish.session-cut-off", {{}, lines.back().line, 1}, {}, {}});
    return game;
}

}  // namespace mazzo::goldfish

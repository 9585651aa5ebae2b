// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/saved_game.h"

#include "goldfish/action_text.h"
#include "goldfish/saved_text.h"
#include "goldfish/table_text.h"
#include "model/lines.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::goldfish {

namespace {

// Writing.

/// The number, or the name of a card whose number means nothing in another library.
std::string cardText(const Setup& setup, CardIndex card)
{
    const bool byName = setup.isUnknownCard(card) || isLayerNumber(setup.catalogue->number(card));
    return byName ? savedText::quoted(setup.name(card, {})) : std::to_string(setup.catalogue->number(card));
}

std::string deckLine(const Setup& setup, const Deck& deck, const char* key, ZoneIndex zone)
{
    std::string line;
    for (const Deck::Entry& entry : deck.entries())
        if (entry.zone == zone) line += ' ' + cardText(setup, entry.card) + '*' + std::to_string(entry.copies);
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
        if (unknownCard.zone == zone)
            line += ' ' + savedText::quoted(unknownCard.name) + '*' + std::to_string(unknownCard.copies);
    if (line.empty() && !deck.hasZone(zone)) return {};
    return std::string(key) + ' ' + setup.game->zones[at(zone)].id + line + '\n';
}

// Reading.

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
    } else if (key == "deck" || key == "order" || key == "opponent") {
        return readSectionInto(cursor, key == "deck" ? game.deck : key == "order" ? game.orders : game.opponent);
    } else if (key == "bot") {
        std::size_t bot = 0;
        if (!readNumber(cursor.word(), bot) || bot == 0 || bot > game.bots.size() + 1)
            return failure(cursor.damaged(behind));
        if (bot > game.bots.size()) game.bots.emplace_back();
        game.bots[bot - 1] += std::string(cursor.rest()) + '\n';
    } else if (key == "seed") {
        if (!readNumber(cursor.rest(), game.seed)) return failure(cursor.damaged(behind));
    } else if (key == "do") {
        // A session keeps the table of every step for undo, so its length is limited.
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

/// Checks the title in the first line, and the checksum of the lines above in the last one.
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

// Resuming.

Error misfit(const char* code, int line, std::vector<std::string> args = {})
{
    return {Error::Kind::Refused, code, {{}, line, 1}, std::move(args), {}};
}

Result<Settings> settingsOf(const SavedGame& saved, const Game& game)
{
    Settings settings = Settings::presets(game);
    if (!game.edition(saved.edition))
        return failure(misfit("goldfish.unknown-edition", saved.gameLine, {saved.edition}));
    settings.edition = saved.edition;
    for (const SavedGame::Option& option : saved.options) {
        const auto index = game.option(option.id);
        if (!index || !settings.set(game, *index, option.value))
            return failure(misfit("goldfish.unknown-option", option.line, {option.id, option.value}));
    }
    return settings;
}

Result<Deck> deckOf(const std::vector<SavedGame::Section>& sections, const Game& game, const Catalogue& catalogue)
{
    Deck deck;
    for (const SavedGame::Section& section : sections) {
        const auto zone = game.zone(section.zone);
        if (!zone) return failure(misfit("goldfish.unknown-zone", section.line, {section.zone}));
        deck.addZone(*zone);
        for (const SavedGame::Copies& copies : section.cards) {
            if (copies.number == 0) {
                if (const auto known = catalogue.find(copies.name)) {
                    deck.addCopies(*zone, *known, copies.copies);
                    continue;
                }
                deck.addUnknownCard(*zone, copies.name, copies.copies);
                continue;
            }
            const auto card = catalogue.byNumber(copies.number);
            if (!card) return failure(misfit("goldfish.unknown-card", section.line, {std::to_string(copies.number)}));
            deck.addCopies(*zone, *card, copies.copies);
        }
    }
    return deck;
}

Result<void> addOrders(const SavedGame& saved, Setup& setup)
{
    for (const SavedGame::Section& section : saved.orders) {
        PileOrder order{section.zone, {}, {}};
        for (const SavedGame::Copies& copies : section.cards) {
            const auto card = copies.number == 0 ? setup.find(copies.name) : setup.catalogue->byNumber(copies.number);
            if (!card)
                return failure(misfit("goldfish.unknown-card", section.line,
                                      {copies.number == 0 ? copies.name : std::to_string(copies.number)}));
            order.cards.push_back(*card);
            order.places.push_back({{}, section.line, 1});
        }
        setup.orders.push_back(std::move(order));
    }
    return {};
}

}  // namespace

std::string saved(const Session& session)
{
    const Setup& setup = session.play().setup();
    const Game& game = *setup.game;
    std::string text = std::string(savedText::kTitle) + "\ngame " + game.id + ' ' + game.version + "\nrules " +
                       setup.settings.edition + '\n';
    for (std::size_t index = 0; index < game.options.size(); ++index)
        text += "option " + game.options[index].id + ' ' + setup.settings.options[index].text + '\n';
    for (std::size_t zone = 0; zone < game.zones.size(); ++zone)
        text += deckLine(setup, setup.deck, "deck", ZoneIndex(zone));
    for (const Deck& opponent : setup.opponents)
        for (std::size_t zone = 0; zone < game.zones.size(); ++zone)
            text += deckLine(setup, opponent, "opponent", ZoneIndex(zone));
    for (std::size_t bot = 0; bot < setup.bots.size(); ++bot) {
        TextLines lines(setup.bots[bot]);
        for (TextLine line; lines.next(line);)
            if (!line.content.empty() && !line.content.starts_with('#'))
                text += "bot " + std::to_string(bot + 1) + ' ' + std::string(line.content) + '\n';
    }
    for (const PileOrder& order : setup.orders) {
        text += "order " + (order.zone.empty() ? setup.procedure.drawPile : order.zone);
        for (const CardIndex card : order.cards) text += ' ' + cardText(setup, card);
        text += '\n';
    }
    text += "seed " + std::to_string(session.seed()) + '\n';
    for (std::size_t step = 0; step < session.done(); ++step)
        text += "do " + textOf(session.action(step), setup) + '\n';
    text += "end " + savedText::hex(fingerprint(session.table())) + '\n';
    return text + "check " + savedText::hex(savedText::checksum(text)) + '\n';
}

Result<SavedGame> readSaved(std::string_view text)
{
    constexpr std::size_t kMaxBytes = std::size_t{8} << 20;
    constexpr std::string_view kMark = "\xEF\xBB\xBF";  // byte order mark
    if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
    if (text.size() > kMaxBytes) return failure({Error::Kind::Limit, "goldfish.session-too-long", {}, {}, {}});
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

Result<Setup> setupOf(const SavedGame& saved, const Game& game, const Catalogue& catalogue)
{
    if (saved.game != game.id) return failure(misfit("goldfish.other-game", saved.gameLine, {saved.game, game.id}));
    if (saved.version != game.version)
        return failure(misfit("goldfish.other-version", saved.gameLine, {saved.version, game.version}));
    auto settings = settingsOf(saved, game);
    if (!settings) return failure(settings.error());
    auto deck = deckOf(saved.deck, game, catalogue);
    if (!deck) return failure(deck.error());
    Setup setup = Setup::of(game, catalogue, std::move(*settings), std::move(*deck));
    setup.bots = saved.bots;
    if (!saved.opponent.empty()) {
        auto opponent = deckOf(saved.opponent, game, catalogue);
        if (!opponent) return failure(opponent.error());
        setup.opponents.push_back(std::move(*opponent));
    }
    if (auto orders = addOrders(saved, setup); !orders) return failure(orders.error());
    return setup;
}

Result<Session> resumed(const SavedGame& saved, const Game& game, const Catalogue& catalogue,
                        const std::function<bool(double done)>& progress)
{
    constexpr std::size_t kProgressInterval = 32;
    auto session = setupOf(saved, game, catalogue)
                       .and_then([](Setup&& setup) { return Play::of(std::move(setup)); })
                       .and_then([&saved](Play&& play) { return Session::begin(std::move(play), saved.seed); });
    if (!session) return session;
    for (const SavedGame::Line& line : saved.actions) {
        if (progress && session->done() % kProgressInterval == 0 &&
            !progress(static_cast<double>(session->done()) / static_cast<double>(saved.actions.size())))
            return failure(misfit("goldfish.session-stopped", line.line));
        auto done = session->act(std::string_view(line.text));
        if (done) continue;
        Error error = done.error();
        error.where.line = line.line;
        return failure(std::move(error));
    }
    if (fingerprint(session->table()) != saved.end) return failure(misfit("goldfish.other-end", saved.endLine));
    return session;
}

}  // namespace mazzo::goldfish

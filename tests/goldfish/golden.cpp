// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/golden.h"

#include "goldfish/action_text.h"
#include "model/deck_file/deck_file.h"
#include "tests/goldfish/contract.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace mazzo::goldfish {

namespace {

/// What is written by hand in a golden file.
struct Golden {
    std::vector<std::string> head;  ///< the lines above `start`
    std::string deck;
    std::string edition;
    std::vector<std::pair<std::string, std::string>> options;
    std::uint64_t seed = 1;
    std::vector<std::string> moves;  ///< `do …` and `random …`
};

Golden readGolden(const std::vector<std::string>& lines)
{
    Golden golden;
    bool started = false;
    for (const std::string& line : lines) {
        started = started || line == "start" || line.starts_with("do ") || line.starts_with("random ");
        if (line.starts_with("do ") || line.starts_with("random ")) golden.moves.push_back(line);
        if (started) continue;
        golden.head.push_back(line);
        std::istringstream words(line);
        std::string key;
        words >> key;
        if (key == "deck") words >> golden.deck;
        if (key == "rules") words >> golden.edition;
        if (key == "seed") words >> golden.seed;
        if (key == "option") words >> golden.options.emplace_back().first >> golden.options.back().second;
    }
    return golden;
}

std::vector<std::string> linesOf(std::istream& stream)
{
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

const PackDeck* deckNamed(const Pack& pack, const std::string& file)
{
    for (const auto* decks : {&pack.decks, &pack.examples})
        for (const PackDeck& deck : *decks)
            if (deck.file == file) return &deck;
    return nullptr;
}

/// The session at its start, or why there is none.
std::string begin(const Golden& golden, const Pack& pack, const Catalogue& catalogue, std::optional<Session>& session)
{
    const PackDeck* deck = deckNamed(pack, golden.deck);
    if (!deck) return "no deck of the pack: " + golden.deck;
    const auto read = readDeck(deck->text, pack.game, catalogue, deck->file);
    if (!read) return "the deck does not read: " + read.error().front().code;
    Settings settings = read->settings;
    if (!golden.edition.empty()) settings.edition = golden.edition;
    for (const auto& [id, value] : golden.options) {
        const auto option = pack.game.option(id);
        if (!option || !settings.set(pack.game, *option, value)) return "no such option: " + id + ' ' + value;
    }
    const std::uint64_t seed = golden.seed;
    auto begun = Play::of(Setup::of(pack.game, catalogue, settings, read->deck)).and_then([seed](Play&& play) {
        return Session::begin(std::move(play), seed);
    });
    if (!begun) return "does not start: " + begun.error().code;
    session = std::move(*begun);
    return {};
}

struct ArgumentText {
    const Setup& setup;

    [[nodiscard]] std::string operator()(int number) const { return ' ' + std::to_string(number); }
    [[nodiscard]] std::string operator()(const std::string& word) const { return ' ' + word; }
    [[nodiscard]] std::string operator()(CardIndex card) const
    {
        return ' ' + std::string(card == noCard ? "-" : setup.name(card, setup.game->languages.front()));
    }
    [[nodiscard]] std::string operator()(const std::vector<CardIndex>& cards) const
    {
        std::string text = ":";
        for (const CardIndex card : cards) text += (text.size() > 1 ? "," : "") + (*this)(card);
        return text;
    }
};

std::string textOf(const Piece& piece, const Setup& setup)
{
    std::string text = piece.card == noCard ? piece.thing
                                            : std::string(setup.name(piece.card, setup.game->languages.front()));
    if (piece.copies != 1) text += " x" + std::to_string(piece.copies);
    std::string more = piece.place;
    for (const std::string& state : piece.states) more += (more.empty() ? "" : " ") + state;
    for (const Counter& counter : piece.counters)
        more += (more.empty() ? "" : " ") + counter.id + ' ' + std::to_string(counter.value);
    return more.empty() ? text : text + " [" + more + ']';
}

std::string seatText(int seat) { return seat == 0 ? "" : '/' + std::to_string(seat); }

void addLog(std::vector<std::string>& lines, const Session& session)
{
    for (const Note& note : session.table().log) lines.push_back("  " + goldenText(note, session.play().setup()));
}

void addEnd(std::vector<std::string>& lines, const Session& session)
{
    const Table& table = session.table();
    const Setup& setup = session.play().setup();
    lines.push_back("end");
    lines.push_back("  turn " + std::to_string(table.turn) + ' ' + table.phase);
    for (const Pile& pile : table.piles) {
        std::string line = "  " + pile.zone + seatText(pile.seat) + ':';
        for (std::size_t index = 0; index < pile.pieces.size(); ++index)
            line += (index > 0 ? ", " : " ") + textOf(pile.pieces[index], setup);
        lines.push_back(std::move(line));
    }
    for (const Counter& counter : table.counters)
        lines.push_back("  " + counter.id + seatText(counter.seat) + " = " + std::to_string(counter.value));
    if (table.outcome) lines.push_back("  " + goldenText(*table.outcome, setup));
}

std::string act(Session& session, const Action& action, std::vector<std::string>& lines)
{
    const std::string text = textOf(action, session.play().setup());
    if (!session.act(action)) return "refused: " + text;
    lines.push_back("do " + text);
    addLog(lines, session);
    return {};
}

/// What a `random` line asks for: how many actions, and of which verbs (any if none are named).
struct RandomMoves {
    int count = 0;
    std::vector<std::string> verbs;

    explicit RandomMoves(const std::string& line)
    {
        std::istringstream words(line.substr(7));
        words >> count;
        for (std::string verb; words >> verb;) verbs.push_back(verb);
    }

    /// Those of the offers that it wants; all if it wants none of them.
    [[nodiscard]] std::vector<Offer> wanted(const std::vector<Offer>& offers) const
    {
        std::vector<Offer> some = offers;
        std::erase_if(some, [this](const Offer& offer) {
            return std::find(verbs.begin(), verbs.end(), offer.verb) == verbs.end();
        });
        return some.empty() ? offers : some;
    }
};

/// Actions that offers allow and the engine refuses are tried again.
void actAtRandom(Session& session, const RandomMoves& moves, std::vector<std::string>& lines)
{
    Random random(session.seed());
    for (int done = 0, tries = 0; done < moves.count && tries < 20 * moves.count && !session.table().offers.empty();
         ++tries)
        if (act(session, randomAction(moves.wanted(session.table().offers), random), lines).empty()) ++done;
}

/// Plays the moves and adds what happened; why it cannot go on, or nothing.
std::string replay(const Golden& golden, Session& session, bool writing, std::vector<std::string>& lines)
{
    lines.push_back("start");
    addLog(lines, session);
    for (const std::string& move : golden.moves) {
        if (move.starts_with("random ")) {
            if (!writing) return "not written yet: " + move;
            actAtRandom(session, RandomMoves(move), lines);
            continue;
        }
        const auto action = session.play().read(session.now(), std::string_view(move).substr(3));
        if (!action) return "not offered: " + move;
        if (std::string refusal = act(session, *action, lines); !refusal.empty()) return refusal;
    }
    addEnd(lines, session);
    return {};
}

std::string difference(const std::vector<std::string>& expected, const std::vector<std::string>& found)
{
    for (std::size_t line = 0; line < std::max(expected.size(), found.size()); ++line) {
        const std::string want = line < expected.size() ? expected[line] : "(nothing)";
        const std::string have = line < found.size() ? found[line] : "(nothing)";
        if (want != have) return "line " + std::to_string(line + 1) + ": expected '" + want + "', found '" + have + "'";
    }
    return {};
}

}  // namespace

std::string goldenText(const Note& note, const Setup& setup)
{
    std::string text = (note.warning ? "! " : "") + (note.clause.empty() ? std::string("-") : note.clause) +
                       seatText(note.seat) + ' ' + note.key;
    for (const NoteArgument& argument : note.arguments) text += std::visit(ArgumentText{setup}, argument);
    return text;
}

std::string goldenBreach(const Pack& pack, const Catalogue& catalogue, const std::filesystem::path& file)
{
    const char* variable = std::getenv("MAZZO_WRITE_GOLDEN");
    const bool writing = variable && std::string_view(variable) == "1";
    std::ifstream stream(file);
    if (!stream) return "cannot read " + file.string();
    const std::vector<std::string> expected = linesOf(stream);
    const Golden golden = readGolden(expected);
    std::optional<Session> session;
    if (std::string trouble = begin(golden, pack, catalogue, session); !trouble.empty())
        return file.filename().string() + ": " + trouble;
    std::vector<std::string> found = golden.head;
    const std::string trouble = replay(golden, *session, writing, found);
    if (!trouble.empty() || !writing) {
        std::vector<std::string> begun = expected;
        if (!trouble.empty()) begun.resize(std::min(begun.size(), found.size()));
        // What differed first says more than what it led to.
        std::string changed = difference(begun, found);
        if (writing || changed.empty()) changed = trouble;
        return changed.empty() ? changed : file.filename().string() + ": " + changed;
    }
    std::ofstream out(file, std::ios::trunc);
    for (const std::string& line : found) out << line << '\n';
    return out ? "" : "cannot write " + file.string();
}

}  // namespace mazzo::goldfish

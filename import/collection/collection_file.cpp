// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/collection_file.h"

#include "import/collection/csv.h"
#include "import/collection/row_reader.h"
#include "import/matching/match.h"
#include "model/catalogue/hash.h"
#include "model/folded_texts.h"
#include "model/text.h"

#include <algorithm>
#include <cstdio>
#include <unordered_map>

namespace mazzo::importer {

namespace {

constexpr std::size_t kMaxMistakes = 100;
constexpr std::size_t kMaxRows = 500'000;  // Half a gigabyte; no real collection is that large.
/// Guessing compares with all names, so a file full of misspelt names must not take forever.
constexpr std::size_t kMaxGuesses = 2000;

std::string fingerprintOf(std::string_view text)
{
    const std::uint64_t hash = catalogue::hash64(text);
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return std::string(digits) + "-" + std::to_string(text.size());
}

/// Matches names against one game, many rows at a time.
class Matcher {
public:
    Matcher(const ImportedGame& game, std::vector<ImportedRow>& rows) : m_game(game), m_rows(rows) {}

    [[nodiscard]] const std::string& game() const { return m_game.id; }
    [[nodiscard]] bool knows(std::string_view name) const
    {
        return !name.empty() && m_game.catalogue->find(name).has_value();
    }

    /// The row that was added last; the reading points into the file's text.
    void add(const RowReading& reading)
    {
        m_rows.back().lot.game = m_game.id;
        m_waiting.push_back({m_rows.size() - 1, reading.card, reading.name, reading.plainName});
        m_texts.add(reading.card.empty() ? reading.name : reading.card);
        if (m_waiting.size() == kAtOnce) matchAll();
    }

    void matchAll()
    {
        std::array<std::string_view, kAtOnce> texts;
        std::array<std::optional<CardIndex>, kAtOnce> cards;
        for (std::size_t i = 0; i < m_waiting.size(); ++i) texts[i] = m_texts[i];
        m_game.catalogue->findFoldedOrId(std::span(texts).first(m_waiting.size()),
                                         std::span(cards).first(m_waiting.size()));
        std::array<std::string_view, kAtOnce> ids;
        m_game.catalogue->ids(std::span(cards).first(m_waiting.size()), ids);
        for (std::size_t i = 0; i < m_waiting.size(); ++i) {
            if (cards[i]) match(m_rows[m_waiting[i].row], *cards[i], ids[i]);
            else guess(m_waiting[i]);
        }
        m_waiting.clear();
        m_texts.clear();
    }

private:
    static constexpr std::size_t kAtOnce = 64;

    struct Waiting {
        std::size_t row = 0;
        std::string_view card;
        std::string_view name;
        std::string_view plainName;
    };
    struct Guess {
        ImportedRow::State state = ImportedRow::State::Unknown;
        std::vector<std::string> choices;
    };

    /// A printing that the pack has is kept as our deck files write it, without its finish, which the lot has.
    void match(ImportedRow& row, CardIndex card, std::string_view id) const
    {
        setCard(row, id);
        if (m_game.game == nullptr || row.lot.printing.empty()) return;
        if (const auto named = m_game.catalogue->printingNamed(*m_game.game, card, row.lot.printing))
            row.lot.printing = writtenPrinting({named->set, named->number, {}});
    }

    void guess(const Waiting& waiting)
    {
        ImportedRow& row = m_rows[waiting.row];
        const std::string prefix = m_game.id + ":";
        const bool isOurId = waiting.card.starts_with(prefix) && waiting.card.size() > prefix.size();
        // The id is unknown, but the name in the same row may be known.
        for (const std::string_view name : {waiting.name, waiting.plainName}) {
            if (const auto named = isOurId || name.empty() ? std::nullopt : exactCard(name, *m_game.catalogue))
                return match(row, *named, m_game.catalogue->id(*named));
        }
        const Guess& guess = guessed(isOurId || waiting.name.empty() ? waiting.card : waiting.name);
        row.state = guess.state;
        row.choices = guess.choices;
        row.lot.name = waiting.name.empty() ? waiting.card : waiting.name;
        // A card that was removed from its pack keeps its id, because a later version may contain it again.
        if (isOurId) row.lot.card = waiting.card.substr(prefix.size());
    }

    const Guess& guessed(std::string_view name)
    {
        const auto [place, isNew] = m_guesses.try_emplace(name);
        Guess& guess = place->second;
        if (!isNew || m_guesses.size() > kMaxGuesses) return guess;
        const Catalogue& catalogue = *m_game.catalogue;
        const Match match = matchedName(name, catalogue);
        if (match.card) guess.choices.emplace_back(catalogue.id(*match.card));
        for (const CardIndex choice : match.choices) guess.choices.emplace_back(catalogue.id(choice));
        guess.state = match.card              ? ImportedRow::State::Guessed
                      : match.choices.empty() ? ImportedRow::State::Unknown
                                              : ImportedRow::State::Ambiguous;
        return guess;
    }

    ImportedGame m_game;
    std::vector<ImportedRow>& m_rows;
    std::vector<Waiting> m_waiting;
    FoldedTexts m_texts;
    std::unordered_map<std::string_view, Guess> m_guesses;  // each name is guessed once
};

/// Reads the rows of one file, collecting every mistake.
class Importer {
public:
    Importer(const CsvText& text, std::string_view file, const std::vector<ImportedGame>& games, BadRows badRows)
        : m_text(text), m_reader(text, file), m_file(file), m_badRows(badRows)
    {
        for (const ImportedGame& game : games) m_matchers.emplace_back(game, m_rows);
    }

    Checked<std::vector<ImportedRow>> read(std::string_view game)
    {
        auto columns = readHeads();
        if (!columns) return tl::unexpected(Errors{columns.error()});
        m_columns = *columns;
        m_preset = game.empty() ? likelyGame() : matcher(game);
        // Rows are large: counting them first is cheaper than reallocating.
        const auto lines = static_cast<std::size_t>(std::ranges::count(m_text.content, '\n')) + 1;
        if (lines > kMaxRows)
            return tl::unexpected(Errors{
                {Error::Kind::Limit, "collection.too-many-rows", {m_file, 0, 0}, {std::to_string(kMaxRows)}, {}}});
        m_rows.reserve(lines);
        for (;;) {
            const auto more = m_reader.next(m_cells);
            if (!more) {
                m_mistakes.push_back(more.error());
                return tl::unexpected(std::move(m_mistakes));
            }
            if (!*more || (m_badRows == BadRows::Refuse && m_mistakes.size() >= kMaxMistakes)) break;
            readRow();
        }
        if (!m_mistakes.empty() && (m_badRows == BadRows::Refuse || m_rows.empty()))
            return tl::unexpected(std::move(m_mistakes));
        for (Matcher& each : m_matchers) each.matchAll();
        return std::move(m_rows);
    }

    [[nodiscard]] Errors takeMistakes() { return std::move(m_mistakes); }
    [[nodiscard]] std::size_t badRows() const { return m_badCount; }
    [[nodiscard]] const std::vector<std::string>& ignoredColumns() const { return m_columns.ignored; }

private:
    Result<Columns> readHeads()
    {
        const auto more = m_reader.next(m_cells);
        if (!more) return failure(more.error());
        if (!*more) return failure({Error::Kind::Parse, "collection.empty", {m_file, 1, 1}, {}, {}});
        m_headCount = m_cells.size();
        return columnsOf(m_cells, m_file, m_reader.line());
    }

    void readRow()
    {
        if (m_cells.size() == 1 && m_cells.front().empty()) return;
        // A row with another separator looks like a single cell and would be ignored silently.
        if (m_cells.size() == 1 && m_headCount > 1 && m_cells.front().find_first_of(",;|\t") != std::string_view::npos)
            return mistake("collection.other-separator",
                           {std::string(1, m_text.separator), std::string(m_cells.front().substr(0, 80))});
        if (m_cells.size() > m_headCount)
            return mistake("collection.too-many-cells", {std::to_string(m_cells.size()), std::to_string(m_headCount)});
        ImportedRow& row = m_rows.emplace_back();
        const RowReading reading = mazzo::importer::readRow(m_columns, m_cells, row.lot);
        if (reading.code != nullptr) {
            m_rows.pop_back();
            return mistake(reading.code, {std::string(reading.culprit.substr(0, 80))}, reading.culprit);
        }
        row.line = m_reader.line();
        if (reading.empty) {
            row.state = ImportedRow::State::Ignored;
            return;
        }
        Matcher* named = row.lot.game.empty() ? m_preset : matcher(row.lot.game);
        if (named != nullptr) named->add(reading);
        else keepAsWritten(row, reading);
    }

    /// The game of the row is not installed or not specified: the row is kept as it is.
    static void keepAsWritten(ImportedRow& row, const RowReading& reading)
    {
        const std::string prefix = row.lot.game + ":";
        if (!row.lot.game.empty() && reading.card.starts_with(prefix))
            row.lot.card = reading.card.substr(prefix.size());
        row.lot.name = reading.name.empty() ? reading.card : reading.name;
    }

    void mistake(const char* code, std::vector<std::string> args, std::string_view cell = {})
    {
        ++m_badCount;
        if (m_mistakes.size() >= kMaxMistakes) return;
        m_mistakes.push_back(
            {Error::Kind::Parse, code, {m_file, m_reader.line(), m_reader.column(cell)}, std::move(args), {}});
    }

    Matcher* matcher(std::string_view game)
    {
        const auto found = std::ranges::find_if(m_matchers, [&](const Matcher& each) { return each.game() == game; });
        return found == m_matchers.end() ? nullptr : &*found;
    }

    /// The game that knows the most of the first thousand names; nothing if none knows any.
    Matcher* likelyGame()
    {
        CsvReader ahead(m_text, m_file);
        std::vector<std::string_view> cells;
        std::vector<int> known(m_matchers.size());
        for (int line = 0; line < 1000; ++line) {
            const auto more = ahead.next(cells);
            if (!more || !*more) break;
            if (line == 0) continue;
            const std::string_view name = m_columns.cell(Column::Name, cells);
            const std::string_view plainName = m_columns.cell(Column::PlainName, cells);
            const std::string_view card = m_columns.cell(Column::Card, cells);
            for (std::size_t i = 0; i < m_matchers.size(); ++i) {
                const bool knowsName = m_matchers[i].knows(name.empty() ? card : name);
                known[i] += knowsName || (!plainName.empty() && m_matchers[i].knows(plainName)) ? 1 : 0;
            }
        }
        const auto best = std::ranges::max_element(known);
        return best == known.end() || *best == 0 ? nullptr
                                                 : &m_matchers[static_cast<std::size_t>(best - known.begin())];
    }

    const CsvText& m_text;
    CsvReader m_reader;
    std::string m_file;
    BadRows m_badRows;
    std::size_t m_badCount = 0;
    Columns m_columns;
    std::size_t m_headCount = 0;
    std::vector<std::string_view> m_cells;
    std::vector<ImportedRow> m_rows;
    std::vector<Matcher> m_matchers;
    Matcher* m_preset = nullptr;
    Errors m_mistakes;
};

}  // namespace

std::size_t ImportedCollection::count(ImportedRow::State state) const
{
    return static_cast<std::size_t>(std::ranges::count(rows, state, &ImportedRow::state));
}

Checked<ImportedCollection> readCollection(std::string_view text, std::string_view file,
                                           const std::vector<ImportedGame>& games, std::string_view game,
                                           BadRows badRows)
{
    const auto csv = prepareCsv(text, file);
    if (!csv) return tl::unexpected(Errors{csv.error()});
    Importer importer(*csv, file, games, badRows);
    auto rows = importer.read(game);
    if (!rows) return tl::unexpected(std::move(rows.error()));
    return ImportedCollection{std::move(*rows),          fingerprintOf(text),     csv->separator,    csv->recoded,
                              importer.ignoredColumns(), importer.takeMistakes(), importer.badRows()};
}

void setCard(ImportedRow& row, std::string_view card)
{
    row.state = ImportedRow::State::Matched;
    row.lot.card = card;
    row.lot.name.clear();
}

void keepByName(ImportedRow& row, std::string name)
{
    row.state = ImportedRow::State::Unknown;
    row.lot.card.clear();
    row.lot.name = std::move(name);
}

void leaveOut(ImportedRow& row) { row.state = ImportedRow::State::Ignored; }

CollectionEdit importing(const ImportedCollection& imported, std::string detail, bool takeGuesses)
{
    CollectionEdit edit{CollectionReason::Import, std::move(detail), imported.fingerprint, {}, {}};
    edit.added.reserve(imported.rows.size());
    for (const ImportedRow& row : imported.rows) {
        if (row.state == ImportedRow::State::Ignored) continue;
        edit.added.push_back(row.lot);
        if (row.state != ImportedRow::State::Guessed || !takeGuesses) continue;
        edit.added.back().card = row.choices.front();
        edit.added.back().name.clear();
    }
    return edit;
}

std::string writeCollection(const std::vector<Lot>& lots, const std::function<std::string(const Lot&)>& nameOf)
{
    std::string text;
    const auto row = [&text](const auto& cells) {
        bool first = true;
        for (const auto& cell : cells) {
            if (!first) text += ',';
            first = false;
            appendCell(text, cell);
        }
        text += '\n';
    };
    row(ownHeads());
    for (const Lot& lot : lots) {
        const bool wanted = lot.kind == Lot::Kind::Wanted;
        const std::string name = lot.name.empty() ? nameOf(lot) : lot.name;
        const std::string card = lot.card.empty() ? std::string() : lot.game + ":" + lot.card;
        row(std::array<std::string_view, 17>{
            lot.game, card, name, std::to_string(lot.count), wanted ? "wanted" : "owned", lot.printing, lot.condition,
            lot.language, lot.finish, lot.place, lot.note, lot.date, lot.price, lot.lentTo, lot.lentSince,
            lot.priority == 0 ? std::string() : std::to_string(lot.priority), lot.product});
    }
    return text;
}

}  // namespace mazzo::importer

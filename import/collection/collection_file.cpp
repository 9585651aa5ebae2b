#include "import/collection/collection_file.h"

#include "import/collection/csv.h"
#include "import/collection/row_reader.h"
#include "import/matching/match.h"
#include "model/catalogue/hash.h"
#include "model/text.h"

#include <algorithm>
#include <cstdio>
#include <unordered_map>

namespace mazzo {

namespace {

constexpr std::size_t kMostMistakes = 100;
/// Guessing walks over all names; a file of nothing but misspelt ones must not take for ever.
constexpr int kMostGuesses = 2000;

std::string fingerprintOf(std::string_view text)
{
    const std::uint64_t hash = catalogue::hash64(text);
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return std::string(digits) + "-" + std::to_string(text.size());
}

/// Matches names against one game; each different name is looked up once.
class Matcher {
public:
    explicit Matcher(const ImportedGame& game) : m_game(game) {}

    [[nodiscard]] const std::string& game() const { return m_game.id; }
    [[nodiscard]] bool knows(std::string_view name) const { return !name.empty() && m_game.catalogue->find(name).has_value(); }

    void match(ImportedRow& row, std::string_view card, std::string_view name)
    {
        row.lot.game = m_game.id;
        const Found& found = this->found(card.empty() ? name : card);
        row.state = found.state;
        row.choices = found.choices;
        if (found.state == ImportedRow::State::Matched) row.lot.card = found.card;
        else row.lot.name = name.empty() ? card : name;
        // A card of ours that has left its pack keeps its id: the pack may bring it back.
        if (found.state != ImportedRow::State::Matched && card.starts_with(m_game.id + ":")) row.lot.card = card.substr(m_game.id.size() + 1);
    }

private:
    struct Found {
        ImportedRow::State state = ImportedRow::State::Unknown;
        std::string card;
        std::vector<std::string> choices;
    };

    const Found& found(std::string_view name)
    {
        const auto [place, isNew] = m_found.try_emplace(name);
        Found& found = place->second;
        if (!isNew) return found;
        const Catalogue& catalogue = *m_game.catalogue;
        if (const auto exact = catalogue.find(name)) {
            found = {ImportedRow::State::Matched, std::string(catalogue.id(*exact)), {}};
        } else if (++m_guesses <= kMostGuesses) {
            const Match match = matchedName(name, catalogue);
            if (match.card) found.choices.emplace_back(catalogue.id(*match.card));
            for (const CardIndex choice : match.choices) found.choices.emplace_back(catalogue.id(choice));
            found.state = match.card ? ImportedRow::State::Guessed : match.choices.empty() ? ImportedRow::State::Unknown : ImportedRow::State::Ambiguous;
        }
        return found;
    }

    ImportedGame m_game;
    std::unordered_map<std::string_view, Found> m_found;   // names point into the file's text
    int m_guesses = 0;
};

/// Reads the rows of one file, collecting every mistake.
class Importer {
public:
    Importer(const CsvText& text, std::string_view file, const std::vector<ImportedGame>& games)
        : m_text(text), m_reader(text, file), m_file(file)
    {
        for (const ImportedGame& game : games) m_matchers.emplace_back(game);
    }

    Checked<std::vector<ImportedRow>> read(std::string_view game)
    {
        auto columns = readHeads();
        if (!columns) return tl::unexpected(Errors{columns.error()});
        m_columns = *columns;
        m_preset = game.empty() ? likelyGame() : matcher(game);
        std::vector<ImportedRow> rows;
        // Rows are large: to move them because there are more than was thought costs more than to count them.
        rows.reserve(static_cast<std::size_t>(std::ranges::count(m_text.content, '\n')) + 1);
        for (;;) {
            const auto more = m_reader.next(m_cells);
            if (!more) m_mistakes.push_back(more.error());
            if (!more || !*more || m_mistakes.size() >= kMostMistakes) break;
            readInto(rows);
        }
        if (!m_mistakes.empty()) return tl::unexpected(std::move(m_mistakes));
        return rows;
    }

private:
    Result<Columns> readHeads()
    {
        const auto more = m_reader.next(m_cells);
        if (!more) return failure(more.error());
        if (!*more) return failure({Error::Kind::Parse, "collection.empty", {m_file, 1, 1}, {}, {}});
        m_headCount = m_cells.size();
        return columnsOf(m_cells, m_file, m_reader.line());
    }

    void readInto(std::vector<ImportedRow>& rows)
    {
        if (m_cells.size() == 1 && m_cells.front().empty()) return;
        // A row that is one cell with another separator in it would be taken for a row that says nothing.
        if (m_cells.size() == 1 && m_headCount > 1 && m_cells.front().find_first_of(",;|\t") != std::string_view::npos)
            return mistake("collection.other-separator", {std::string(1, m_text.separator), std::string(m_cells.front().substr(0, 80))});
        if (m_cells.size() > m_headCount) return mistake("collection.too-many-cells", {std::to_string(m_cells.size()), std::to_string(m_headCount)});
        RowReading reading = readRow(m_columns, m_cells);
        if (reading.code != nullptr) return mistake(reading.code, {std::string(reading.culprit.substr(0, 80))});
        ImportedRow& row = rows.emplace_back();
        row.line = m_reader.line();
        row.lot = std::move(reading.lot);
        if (reading.empty) {
            row.state = ImportedRow::State::Ignored;
            return;
        }
        Matcher* named = row.lot.game.empty() ? m_preset : matcher(row.lot.game);
        if (named != nullptr) named->match(row, reading.card, reading.name);
        else keepAsWritten(row, reading);
    }

    /// Of a game that is not there, or of none: nothing is known about the row, and nothing of it is lost.
    static void keepAsWritten(ImportedRow& row, const RowReading& reading)
    {
        const std::string prefix = row.lot.game + ":";
        if (!row.lot.game.empty() && reading.card.starts_with(prefix)) row.lot.card = reading.card.substr(prefix.size());
        row.lot.name = reading.name.empty() ? reading.card : reading.name;
    }

    void mistake(const char* code, std::vector<std::string> args)
    {
        m_mistakes.push_back({Error::Kind::Parse, code, {m_file, m_reader.line(), 1}, std::move(args), {}});
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
            const std::string_view card = m_columns.cell(Column::Card, cells);
            for (std::size_t i = 0; i < m_matchers.size(); ++i) known[i] += m_matchers[i].knows(name.empty() ? card : name) ? 1 : 0;
        }
        const auto best = std::ranges::max_element(known);
        return best == known.end() || *best == 0 ? nullptr : &m_matchers[static_cast<std::size_t>(best - known.begin())];
    }

    const CsvText& m_text;
    CsvReader m_reader;
    std::string m_file;
    Columns m_columns;
    std::size_t m_headCount = 0;
    std::vector<std::string_view> m_cells;
    std::vector<Matcher> m_matchers;
    Matcher* m_preset = nullptr;
    Errors m_mistakes;
};

} // namespace

std::size_t ImportedCollection::count(ImportedRow::State state) const
{
    return static_cast<std::size_t>(std::ranges::count(rows, state, &ImportedRow::state));
}

Checked<ImportedCollection> readCollection(std::string_view text, std::string_view file, const std::vector<ImportedGame>& games, std::string_view game)
{
    const auto csv = prepareCsv(text, file);
    if (!csv) return tl::unexpected(Errors{csv.error()});
    auto rows = Importer(*csv, file, games).read(game);
    if (!rows) return tl::unexpected(std::move(rows.error()));
    return ImportedCollection{std::move(*rows), fingerprintOf(text), csv->separator, csv->recoded};
}

void takeFor(ImportedRow& row, std::string card)
{
    row.state = ImportedRow::State::Matched;
    row.lot.card = std::move(card);
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

} // namespace mazzo

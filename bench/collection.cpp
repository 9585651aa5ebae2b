// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"
#include "bench/synthetic.h"
#include "bench/table.h"
#include "carddata/library/collection/collection_store.h"
#include "carddata/library/library_file.h"
#include "import/collection/collection_file.h"
#include "model/collection/shortage.h"
#include "model/deck_file/deck_file.h"

#include <sqlite3.h>
#include <unistd.h>

#include <cstdio>

using namespace mazzo::bench;

namespace {

constexpr std::size_t kCards = 100'000;
constexpr std::size_t kRows = 100'000;
constexpr std::size_t kDecks = 1'000;

namespace fs = std::filesystem;

/// Half of the rows are of different cards, as in a large collection; every tenth place and note needs quotes.
std::string syntheticFile(const std::vector<Card>& cards)
{
    Dice dice(7);
    std::string text =
        "Binder Name,Name,Set code,Collector number,Foil,Quantity,Purchase price,Condition,Language,Notes\n";
    for (std::size_t i = 0; i < kRows; ++i) {
        const bool quoted = dice.below(10) == 0;
        text += quoted ? "\"Box 1, left\"," : "Binder,";
        text += "\"" + std::string(cards[dice.below(cards.size() / 2)].name.in("en")) + "\",DEM," +
                std::to_string(dice.below(400)) + ",normal," + std::to_string(1 + dice.below(4)) +
                ",0.10,near_mint,en," + (quoted ? "\"from \"\"Ada\"\"\"\n" : "\n");
    }
    return text;
}

struct Bench {
    Game game = syntheticGame();
    std::vector<Card> cards = syntheticCards(kCards, 1);
    Catalogue catalogue = Catalogue::build(game, cards);
    std::string file = syntheticFile(cards);
    std::vector<ImportedGame> games{{game.id, &catalogue}};
    std::vector<std::string> decks = syntheticDecks(cards, kDecks, 2);
    CollectionEdit edit = importing(readCollection(file, "bench", games, game.id).value(), "bench", false);
    CollectionCounts facts{catalogue.size()};
    fs::path folder = fs::temp_directory_path() / ("mazzo-bench-" + std::to_string(getpid()));
    std::vector<Times> read, stored, bare, buildable;

    Bench()
    {
        for (const Lot& lot : edit.added) facts.count(lot, catalogue);
        fs::create_directories(folder);
    }
    ~Bench() { fs::remove_all(folder); }
};

/// The same rows into the same table by the SQLite interface alone.
void insertBare(const fs::path& file, const std::vector<Lot>& lots)
{
    sqlite3* database = nullptr;
    sqlite3_open(file.c_str(), &database);
    sqlite3_exec(database, "PRAGMA synchronous = FULL; BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database,
                       "INSERT INTO lot (lot, from_step, wanted, count, priority, game, card, name, printing, "
                       "condition, language, finish, place, note, date, price, lent_to, "
                       "lent_since, product) VALUES (?, 1, 0, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                       -1, &statement, nullptr);
    std::int64_t id = 0;
    for (const Lot& lot : lots) {
        sqlite3_bind_int64(statement, 1, ++id);
        sqlite3_bind_int(statement, 2, lot.count);
        int position = 3;
        for (const std::string* text :
             {&lot.game, &lot.card, &lot.name, &lot.printing, &lot.condition, &lot.language, &lot.finish, &lot.place,
              &lot.note, &lot.date, &lot.price, &lot.lentTo, &lot.lentSince, &lot.product})
            sqlite3_bind_text(statement, position++, text->data(), static_cast<int>(text->size()), SQLITE_STATIC);
        sqlite3_step(statement);
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
    sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr);
    sqlite3_close(database);
}

/// An empty library, made outside the time that is measured.
fs::path freshLibrary(const Bench& bench, const char* name)
{
    const fs::path folder = bench.folder / name;
    fs::remove_all(folder);
    if (!openLibraryFile(folder)) std::abort();
    return folder;
}

template <class Prepare, class Work>
void add(const char* name, std::vector<Times>& times, int rounds, Prepare prepare, Work work)
{
    benchmark::RegisterBenchmark(
        name,
        [&times, prepare, work](benchmark::State& state) {
            times.resize(1);
            for (auto _ : state) {
                state.PauseTiming();
                auto prepared = prepare();
                state.ResumeTiming();
                const auto begin = std::chrono::steady_clock::now();
                work(prepared);
                times[0].add(
                    std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
            }
        })
        ->Iterations(rounds)
        ->Unit(benchmark::kMillisecond);
}

void registerAll(Bench& bench)
{
    const auto nothing = [] { return 0; };
    add("csv/read_100000_rows", bench.read, 20, nothing, [&bench](int) {
        benchmark::DoNotOptimize(readCollection(bench.file, "bench", bench.games, bench.game.id)->rows.size());
    });
    add(
        "store/mazzo", bench.stored, 7,
        [&bench] { return std::make_unique<Database>(std::move(*openLibraryFile(freshLibrary(bench, "ours")))); },
        [&bench](const std::unique_ptr<Database>& database) {
            if (!CollectionStore(*database).apply(bench.edit)) std::abort();
        });
    add(
        "store/bare_sqlite", bench.bare, 7, [&bench] { return freshLibrary(bench, "bare"); },
        [&bench](const fs::path& folder) { insertBare(folder / "mazzo.db", bench.edit.added); });
    add("buildable/1000_decks", bench.buildable, 20, nothing, [&bench](int) {
        int missing = 0;
        for (const std::string& text : bench.decks) {
            const auto file = readDeck(text, bench.game, bench.catalogue);
            if (file) missing += copiesMissing({&file->deck, false}, bench.facts);
        }
        benchmark::DoNotOptimize(missing);
    });
}

}  // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    Bench bench;
    registerAll(bench);
    if (benchmark::RunSpecifiedBenchmarks() == 4) {
        std::printf("\nrows read and matched: %.2f million a second\n",
                    static_cast<double>(kRows) / bench.read[0].median() / 1000);
        std::printf("stored: %.0f ms; bare SQLite inserts: %.0f ms; ratio %.2f\n", bench.stored[0].median(),
                    bench.bare[0].median(), bench.stored[0].median() / bench.bare[0].median());
        std::printf("what can I build, %zu decks read from their texts: %.1f ms\n", kDecks,
                    bench.buildable[0].median());
        addRate("collection rows read and matched", static_cast<double>(kRows) / bench.read[0].median() * 1000);
        addTime("100,000 collection rows stored", bench.stored[0].median(),
                Baseline{"SQLite inserts", bench.bare[0].median()});
        addTime("1,000 decks ranked by what is missing", bench.buildable[0].median());
    }
    benchmark::Shutdown();
    return 0;
}

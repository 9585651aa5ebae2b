// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/deck_baseline.h"
#include "bench/measured.h"
#include "bench/sqlite_baseline.h"
#include "bench/start_up.h"
#include "bench/synthetic.h"
#include "bench/table.h"
#include "model/deck_file/deck_file.h"
#include "model/query/matching.h"

#include <unistd.h>

#include <cstdio>
#include <fstream>

using namespace mazzo::bench;
using namespace mazzo::bench;

namespace {

constexpr std::size_t kCards = 100'000;
constexpr std::size_t kDecks = 10'000;
constexpr std::size_t kDecksAtOnce =
    50;  // for each time taken: short enough that most are not interrupted by other work of the machine

/// The one set of cards that everything is measured on, and the times.
struct Bench {
    Game game = syntheticGame();
    std::vector<Card> cards = syntheticCards(kCards, 1);
    Catalogue catalogue = Catalogue::build(game, cards);
    SqliteBaseline sqlite{cards};
    std::vector<std::string> decks = syntheticDecks(cards, kDecks, 2);
    PlainDeckReader plainReader{catalogue, cards};
    std::filesystem::path folder = std::filesystem::temp_directory_path() / ("mazzo-bench-" + std::to_string(getpid()));
    std::vector<Times> mazzo, like, fts, mapped, json, names, deckFiles, plainDeckFiles;

    Bench()
    {
        std::filesystem::create_directories(folder);
        const std::vector<std::byte> block = catalogue.bytes();
        std::ofstream(folder / "cards.block", std::ios::binary)
            .write(reinterpret_cast<const char*>(block.data()), static_cast<std::streamsize>(block.size()));
        std::ofstream(folder / "cards.json") << cardsAsJson(cards, game);
        std::printf("%zu cards, block %.1f MB, JSON %.1f MB\n", cards.size(), static_cast<double>(block.size()) / 1e6,
                    static_cast<double>(std::filesystem::file_size(folder / "cards.json")) / 1e6);
    }
    ~Bench() { std::filesystem::remove_all(folder); }
};

/// A keystroke: the query parsed, every card asked, all hits listed.
std::vector<CardIndex> hits(const Bench& bench, std::string_view text)
{
    const auto query = parseQuery(text, bench.game);
    if (!query) return {};
    return matchesAll(*query, bench.game, bench.catalogue).yes.cards();
}

/// All three must find the same cards, or there is nothing to compare.
bool answersAgree(const Bench& bench)
{
    bool agree = true;
    std::vector<std::int64_t> numbers;
    for (const Question& question : questions()) {
        std::vector<std::int64_t> ours;
        for (const CardIndex card : hits(bench, question.query)) ours.push_back(bench.catalogue.number(card));
        for (const std::string& sql : {question.likeSql(), question.ftsSql()}) {
            bench.sqlite.select(sql, numbers);
            std::sort(numbers.begin(), numbers.end());
            if (numbers == ours) continue;
            std::printf("differs: %s: %zu hits, SQLite %zu: %s\n", std::string(question.query).c_str(), ours.size(),
                        numbers.size(), sql.c_str());
            agree = false;
        }
    }
    for (const std::string& deck : bench.decks) {
        const auto file = readDeck(deck, bench.game, bench.catalogue);
        if (file && file->deck == bench.plainReader.read(deck)) continue;
        std::printf("a deck file is read differently:\n%s\n", deck.c_str());
        return false;
    }
    return agree;
}

void registerAll(Bench& bench)
{
    const std::size_t kinds = questions().size();
    const auto select = [&bench](const std::string& sql) {
        static std::vector<std::int64_t> numbers;
        bench.sqlite.select(sql, numbers);
        benchmark::DoNotOptimize(numbers.data());
    };
    const auto add = [](const char* name, std::vector<Times>& times, std::size_t count, std::size_t rounds, auto work) {
        benchmark::RegisterBenchmark(
            name, [&times, count, work](benchmark::State& state) { measure(state, times, count, work); })
            ->Iterations(static_cast<benchmark::IterationCount>(count * rounds))
            ->Unit(benchmark::kMillisecond);
    };
    add("search/mazzo", bench.mazzo, kinds, 100,
        [&bench](std::size_t i) { benchmark::DoNotOptimize(hits(bench, questions()[i].query)); });
    add("search/sqlite_like", bench.like, kinds, 5, [select](std::size_t i) { select(questions()[i].likeSql()); });
    add("search/sqlite_fts5_trigram", bench.fts, kinds, 5,
        [select](std::size_t i) { select(questions()[i].ftsSql()); });
    add("start/mapped_block", bench.mapped, 1, 50, [&bench](std::size_t) {
        benchmark::DoNotOptimize(openMapped(bench.folder / "cards.block", bench.game)->size());
    });
    add("start/nlohmann_json", bench.json, 1, 5,
        [&bench](std::size_t) { benchmark::DoNotOptimize(parseJson(bench.folder / "cards.json")); });
    add("names/find_100000", bench.names, 1, 20, [&bench](std::size_t) {
        for (const Card& card : bench.cards) benchmark::DoNotOptimize(bench.catalogue.find(card.name.in("it")));
    });
    const auto eachDeck = [&bench](std::size_t batch, auto read) {
        for (std::size_t i = 0; i < kDecksAtOnce; ++i)
            benchmark::DoNotOptimize(read(bench.decks[batch * kDecksAtOnce + i]));
    };
    add("decks/mazzo", bench.deckFiles, kDecks / kDecksAtOnce, 20, [&bench, eachDeck](std::size_t batch) {
        eachDeck(batch, [&](const std::string& deck) { return readDeck(deck, bench.game, bench.catalogue); });
    });
    add("decks/plain", bench.plainDeckFiles, kDecks / kDecksAtOnce, 3, [&bench, eachDeck](std::size_t batch) {
        eachDeck(batch, [&](const std::string& deck) { return bench.plainReader.read(deck); });
    });
}

Times pooled(const std::vector<Times>& all)
{
    Times times;
    for (const Times& one : all) times.add(one);
    return times;
}

void printSearch(const Bench& bench)
{
    std::printf("\n%-62s %7s %9s %9s %9s %7s %7s\n", "query (median ms)", "hits", "mazzo", "LIKE", "FTS5", "LIKE/m",
                "FTS5/m");
    for (std::size_t i = 0; i < questions().size(); ++i) {
        const double ours = bench.mazzo[i].median();
        std::printf("%-62s %7zu %9.4f %9.3f %9.3f %7.0f %7.1f\n", std::string(questions()[i].query).c_str(),
                    hits(bench, questions()[i].query).size(), ours, bench.like[i].median(), bench.fts[i].median(),
                    bench.like[i].median() / ours, bench.fts[i].median() / ours);
    }
    const Times ours = pooled(bench.mazzo);
    for (const auto& [name, times] :
         {std::pair{"mazzo", ours}, {"LIKE", pooled(bench.like)}, {"FTS5", pooled(bench.fts)}})
        std::printf("all queries, %-6s median %9.4f ms, p99 %9.4f ms; ratio of medians %.1f, of p99 %.1f\n", name,
                    times.median(), times.quantile(0.99), times.median() / ours.median(),
                    times.quantile(0.99) / ours.quantile(0.99));
    addTime("search among 100,000 cards, median", ours.median(), Baseline{"SQLite LIKE", pooled(bench.like).median()},
            valueOf(0.3));
    addTime("search among 100,000 cards, median", ours.median(), Baseline{"SQLite FTS5", pooled(bench.fts).median()});
    addTime("search among 100,000 cards, p99", ours.quantile(0.99),
            Baseline{"SQLite LIKE", pooled(bench.like).quantile(0.99)}, valueOf(3));
}

void printRest(const Bench& bench)
{
    const double ready = bench.mapped[0].median();
    const double parsed = bench.json[0].median();
    std::printf("\ncatalogue ready: median %.2f ms, p99 %.2f ms; JSON parsed: %.0f ms; ratio %.0f\n", ready,
                bench.mapped[0].quantile(0.99), parsed, parsed / ready);
    std::printf("a name found: %.0f ns, folding included\n",
                bench.names[0].median() * 1e6 / static_cast<double>(kCards));
    const auto aSecond = [](const std::vector<Times>& times) {
        return static_cast<double>(kDecksAtOnce) / pooled(times).median() * 1000;
    };
    std::printf("deck files of %d lines: %.0f a second (%.1f million lines); a simple reader %.0f; ratio %.1f\n",
                kLinesOfDeck, aSecond(bench.deckFiles), aSecond(bench.deckFiles) * kLinesOfDeck / 1e6,
                aSecond(bench.plainDeckFiles), aSecond(bench.deckFiles) / aSecond(bench.plainDeckFiles));
    addTime("catalogue of 100,000 cards opened", ready, Baseline{"JSON parsed", parsed});
    addTime("a card name found", bench.names[0].median() / static_cast<double>(kCards));
    addRate("deck files read", aSecond(bench.deckFiles), Baseline{"simple reader", aSecond(bench.plainDeckFiles)});
}

}  // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    Bench bench;
    if (!answersAgree(bench)) return 1;
    registerAll(bench);
    // The comparison needs all of them; with a filter there is only what Google Benchmark prints.
    if (benchmark::RunSpecifiedBenchmarks() == 8) {
        printSearch(bench);
        printRest(bench);
    }
    benchmark::Shutdown();
    return 0;
}

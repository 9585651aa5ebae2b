// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"
#include "bench/table.h"
#include "bench/validate_baseline.h"
#include "validators/addable_cards.h"
#include "validators/repair/repair.h"

#include <cstdio>
#include <deque>

using namespace mazzo::bench;

namespace {

constexpr std::size_t kManyCards = 100'000;
constexpr std::size_t kVariants = 300;
constexpr double kDecksTarget = 500'000;  // a second
constexpr std::size_t kAtOnce =
    100;  // decks for each time taken: short enough that most are not interrupted by other work of the machine
constexpr std::size_t kPlainAtOnce = 5;

/// A game, its decks, and how long they took.
struct GameBench {
    const JudgedGame& game;
    RuleBook book;
    PlainRules plain;
    std::vector<Deck> decks;
    std::size_t next = 0;
    std::vector<Times> judged, plainly;

    explicit GameBench(const JudgedGame& own)
        : game(own),
          book(*RuleBook::compile(own.pack.game, own.catalogue, own.settings)),
          plain(own),
          decks(variedDecks(own, kVariants, 5))
    {}

    /// One of each pre-made deck after the other, so that every time taken is of a mixture.
    [[nodiscard]] const Deck& nextDeck() { return decks[(next++ * (kVariants + 1)) % decks.size()]; }
};

void add(const std::string& name, std::vector<Times>& times, std::size_t rounds, std::function<void()> work)
{
    benchmark::RegisterBenchmark(
        name.c_str(),
        [&times, work](benchmark::State& state) { measure(state, times, 1, [&](std::size_t) { work(); }); })
        ->Iterations(static_cast<benchmark::IterationCount>(rounds))
        ->Unit(benchmark::kMillisecond);
}

void registerGame(GameBench& bench)
{
    add("decks/" + bench.game.pack.game.id, bench.judged, 600, [&bench] {
        static Report report;
        for (std::size_t i = 0; i < kAtOnce; ++i) {
            bench.book.check(bench.nextDeck(), report);
            benchmark::DoNotOptimize(report.verdict);
        }
    });
    add("decks/" + bench.game.pack.game.id + "_plain", bench.plainly, 30, [&bench] {
        for (std::size_t i = 0; i < kPlainAtOnce; ++i) benchmark::DoNotOptimize(bench.plain.holding(bench.nextDeck()));
    });
}

/// One deck of a hundred cards that is edited, and a catalogue of a hundred thousand.
struct EditBench {
    const GameBench& game;
    Deck deck;
    JudgedGame large;
    RuleBook book;
    AddableCards additions;
    ZoneIndex zone;
    std::vector<Times> edits, plainEdits, additionTimes, oneByOne, repairs;

    explicit EditBench(const GameBench& own)
        : game(own),
          deck(filledDeck(own.game, 100)),
          large(grown(own.game, kManyCards)),
          book(*RuleBook::compile(large.pack.game, large.catalogue, large.settings)),
          additions(book),
          zone(deck.entries().back().zone)
    {}

    /// Nine copies of a card that makes the deck illegal: of many cards the printed limit is unknown.
    [[nodiscard]] Deck broken() const
    {
        for (std::uint32_t card = 0; card < large.catalogue.size(); ++card) {
            Deck more = deck;
            more.addCopies(zone, static_cast<CardIndex>(card), 9);
            if (book.check(more).verdict == Verdict::Illegal) return more;
        }
        return deck;
    }
    /// A deck that needs no repair, or has none, would measure nothing.
    [[nodiscard]] bool isRepaired() const
    {
        const auto repair = smallestRepair(book, broken());
        return std::holds_alternative<Repair>(repair) && std::get<Repair>(repair).changes() > 0;
    }

    template <class Judge>
    void edit(const Judge& judge)
    {
        const Deck::Entry entry = deck.entries().back();
        deck.addCopies(entry.zone, entry.card, -1);
        judge(deck);
        deck.addCopies(entry.zone, entry.card, 1);
    }
};

void registerEdits(EditBench& bench)
{
    add("edit/mazzo", bench.edits, 5000, [&bench] {
        static Report report;
        bench.edit([&](const Deck& deck) { bench.game.book.check(deck, report); });
    });
    add("edit/plain", bench.plainEdits, 50,
        [&bench] { bench.edit([&](const Deck& deck) { benchmark::DoNotOptimize(bench.game.plain.holding(deck)); }); });
    add("can_add/mazzo", bench.additionTimes, 200,
        [&bench] { benchmark::DoNotOptimize(bench.additions.canAdd(bench.deck, bench.zone)); });
    add("can_add/one_by_one", bench.oneByOne, 3, [&bench] {
        Deck more = bench.deck;
        Report report;
        for (std::uint32_t card = 0; card < bench.large.catalogue.size(); ++card) {
            more.addCopies(bench.zone, static_cast<CardIndex>(card), 1);
            bench.book.check(more, report);
            benchmark::DoNotOptimize(report.verdict);
            more.addCopies(bench.zone, static_cast<CardIndex>(card), -1);
        }
    });
    add("repair/100000_cards", bench.repairs, 3,
        [&bench, broken = bench.broken()] { benchmark::DoNotOptimize(smallestRepair(bench.book, broken)); });
}

void print(const std::deque<GameBench>& games, const EditBench& edits)
{
    std::printf("\n%-20s %8s %12s %12s %8s\n", "decks a second", "decks", "mazzo", "plain", "ratio");
    for (const GameBench& game : games) {
        const double ours = static_cast<double>(kAtOnce) / game.judged[0].median() * 1000;
        const double plain = static_cast<double>(kPlainAtOnce) / game.plainly[0].median() * 1000;
        std::printf("%-20s %8zu %12.0f %12.0f %8.0f\n", game.game.pack.game.id.c_str(), game.decks.size(), ours, plain,
                    ours / plain);
        addRate("decks checked, " + game.game.pack.game.id, ours, Baseline{"rule by rule", plain},
                valueOf(kDecksTarget));
    }
    const auto line = [](const char* name, const Times& ours, const Times& plain, Target target) {
        std::printf("%s: median %.4f ms, p99 %.4f ms; rule by rule %.3f ms; ratio %.0f\n", name, ours.median(),
                    ours.quantile(0.99), plain.median(), plain.median() / ours.median());
        addTime(name, ours.median(), Baseline{"rule by rule", plain.median()}, target);
    };
    line("an edit of a deck of 100", edits.edits[0], edits.plainEdits[0], valueOf(0.05));
    line("which of 100,000 cards can be added", edits.additionTimes[0], edits.oneByOne[0], {});
    std::printf("a repair among 100,000 cards: median %.0f ms\n", edits.repairs[0].median());
    addTime("a repair among 100,000 cards", edits.repairs[0].median());
}

}  // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    const std::vector<JudgedGame> shipped = shippedGames();
    std::deque<GameBench> games;
    for (const JudgedGame& game : shipped) games.emplace_back(game);
    if (games.empty()) return 1;
    for (GameBench& game : games) registerGame(game);
    EditBench edits(games.front());
    if (!edits.isRepaired()) {
        std::fputs("the deck cannot be repaired\n", stderr);
        return 1;
    }
    registerEdits(edits);
    if (benchmark::RunSpecifiedBenchmarks() == 2 * games.size() + 5) print(games, edits);
    benchmark::Shutdown();
    return 0;
}

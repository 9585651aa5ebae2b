// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/big_money_baseline.h"
#include "bench/measured.h"
#include "bench/table.h"
#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "goldfish/zombinion/batch.h"
#include "goldfish/zombinion/strategy_reader.h"
#include "goldfish/zombinion/strategy_study.h"
#include "model/deck_file/deck_file.h"

#include <cmath>
#include <cstdio>

using namespace mazzo::bench;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

namespace {

constexpr std::uint64_t kGames = 40'000;  // in one measured call
constexpr int kRounds = 15;

constexpr const char* kBigMoney = "buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili\n";

/// The shipped game with its first preconstructed deck.
Result<Setup> firstGame(const Pack& pack, const Catalogue& catalogue)
{
    const auto deck = readDeck("game: "
                               "zombinion\n[kingdom]"
                               "\nFurbizia\nMaverick\nCopertura\nEsca\nBarricata\nMunizioni\nRicarica\nRifornimento\nPi"
                               "ano superiore\nFucile a pompa\n",
                               pack.game, catalogue);
    if (!deck) return failure(deck.error().front());
    return Setup::of(pack.game, catalogue, deck->settings, deck->deck);
}

/// Games of two strategies, each a text.
Result<Batch> gamesOf(const Setup& setup, const std::string& first, const std::string& second)
{
    const auto a = readStrategy(first, setup, "a");
    if (!a) return failure(a.error().front());
    const auto b = readStrategy(second, setup, "b");
    if (!b) return failure(b.error().front());
    return Batch::of(setup, {*a, *b});
}

/// Both must play the same game before either is timed.
bool agree(const Batch& batch)
{
    constexpr std::uint64_t games = 200'000;
    const BareOutcome bare = bareBigMoney(games, Random(1));
    Batch::Run run;
    run.games = games;
    const Outcome ours = *batch.played(run);
    const auto close = [](std::uint64_t left, std::uint64_t right) {
        const auto a = static_cast<double>(left);
        const auto b = static_cast<double>(right);
        return std::abs(a - b) < 5 * std::sqrt(a + b);
    };
    return close(bare.first, ours.strategies[0].wins) && close(bare.second, ours.strategies[1].wins) &&
           close(bare.shared, ours.ties) &&
           std::abs(static_cast<double>(bare.turns) -
                    static_cast<double>(ours.strategies[0].turns + ours.strategies[1].turns)) < 0.1 * games;
}

void measure(const Batch& batch)
{
    Times bare, engine;
    Scaling scaling;
    for (std::uint64_t seed = 1; seed <= kRounds; ++seed) {
        const auto play = [&](unsigned threads) {
            Batch::Run run;
            run.games = kGames;
            run.seed = seed;
            run.threads = threads;
            benchmark::DoNotOptimize(batch.played(run));
        };
        bare.add(worked([seed] { benchmark::DoNotOptimize(bareBigMoney(kGames, Random(seed))); }));
        engine.add(worked([&] { play(1); }));
        scaling.add(play);
    }
    const auto rate = [](const Times& times) { return static_cast<double>(kGames) / times.median() * 1000; };
    std::printf("big-money mirror games (medians of %d rounds)\n", kRounds);
    std::printf("  bare loop                %6.0f thousand a second\n", rate(bare) / 1000);
    std::printf("  engine                   %6.0f thousand a second, ratio %.2f\n", rate(engine) / 1000,
                bare.median() / engine.median());
    std::printf("  two cores                %.2f times one; %.2f if both are free\n", scaling.seen(),
                scaling.possible());
    addRate("simulated games", rate(engine), Baseline{"loop for this strategy", rate(bare)}, ratioOf(0.3));
    addScaling("simulated games, two threads", scaling, 1.8);
}

/// The search for a strategy against `mazzo sim` with the strategy that it finds: how much the search itself costs.
int measureSearch(const Setup& setup)
{
    constexpr std::uint64_t searchGames = 100'000;
    constexpr int rounds = 5;
    const auto study = studyOf(setup, {{"big-money", kBigMoney, {}}});
    if (!study) return 1;
    Times search, plain;
    Scaling scaling;
    double games = 0;
    for (std::uint64_t seed = 1; seed <= rounds; ++seed) {
        FoundStrategy found;
        const auto look = [&](unsigned threads) {
            SearchRun run;
            run.games = searchGames;
            run.seed = seed;
            run.threads = threads;
            found = (*study)->found(run, {});
        };
        const double time = worked([&] { look(1); });
        games = static_cast<double>(found.games);
        search.add(time / games);
        const auto batch = gamesOf(setup, found.text, kBigMoney);
        if (!batch) return 1;
        Batch::Run run;
        run.games = found.games;
        run.seed = seed;
        run.rotate = true;
        plain.add(worked([&] { benchmark::DoNotOptimize(batch->played(run)); }) / games);
        scaling.add(look);
    }
    const double searchRate = 1000 / search.median();
    const double plainRate = 1000 / plain.median();
    std::printf("search for a strategy (medians of %d rounds)\n", rounds);
    std::printf("  simulation               %6.0f thousand games a second\n", plainRate / 1000);
    std::printf("  search                   %6.0f thousand games a second, ratio %.2f\n", searchRate / 1000,
                searchRate / plainRate);
    std::printf("  two cores                %.2f times one; %.2f if both are free\n", scaling.seen(),
                scaling.possible());
    addRate("games of the strategy search", searchRate, Baseline{"simulation of the strategy found", plainRate},
            ratioOf(0.8));
    addScaling("games of the strategy search, two threads", scaling, 1.8);
    return 0;
}

}  // namespace

int main()
{
    const auto pack = loadPack(shippedPacks() / "zombinion");
    if (!pack) return 1;
    const Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
    const auto setup = firstGame(*pack, catalogue);
    if (!setup) return 1;
    const auto batch = gamesOf(*setup, kBigMoney, kBigMoney);
    if (!batch || !agree(*batch)) {
        std::fputs("the engine and the bare loop play different games\n", stderr);
        return 1;
    }
    measure(*batch);
    return measureSearch(*setup);
}

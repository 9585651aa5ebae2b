// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/big_money_baseline.h"
#include "bench/measured.h"
#include "bench/table.h"
#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "goldfish/zombinion/batch.h"
#include "goldfish/zombinion/strategy_reader.h"
#include "model/deck_file/deck_file.h"

#include <cmath>
#include <cstdio>

using namespace mazzo::bench;
using namespace mazzo::bench;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

namespace {

constexpr std::uint64_t kGames = 40'000;  // in one measured call
constexpr int kRounds = 15;

/// The shipped game with its first preconstructed deck and two players of big money.
Result<Batch> bigMoneyMirror(const Pack& pack, const Catalogue& catalogue)
{
    const auto deck = readDeck("game: "
                               "zombinion\n[kingdom]"
                               "\nFurbizia\nMaverick\nCopertura\nEsca\nBarricata\nMunizioni\nRicarica\nRifornimento\nPi"
                               "ano superiore\nFucile a pompa\n",
                               pack.game, catalogue);
    if (!deck) return failure(deck.error().front());
    const Setup setup = Setup::of(pack.game, catalogue, deck->settings, deck->deck);
    const auto strategy = readStrategy("buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili\n", setup, "big-money");
    if (!strategy) return failure(strategy.error().front());
    return Batch::of(setup, {*strategy, *strategy});
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
    addRate("simulated games", rate(engine), Baseline{"loop for this strategy", rate(bare)});
    addScaling("simulated games, two threads", scaling);
}

}  // namespace

int main()
{
    const auto pack = loadPack(shippedPacks() / "zombinion");
    if (!pack) return 1;
    const Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
    const auto batch = bigMoneyMirror(*pack, catalogue);
    if (!batch || !agree(*batch)) {
        std::fputs("the engine and the bare loop play different games\n", stderr);
        return 1;
    }
    measure(*batch);
    return 0;
}

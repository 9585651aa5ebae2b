#include "bench/big_money_baseline.h"
#include "bench/measured.h"
#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "goldfish/simulation/batch.h"
#include "goldfish/simulation/strategy_reader.h"
#include "model/deck_file/deck_file.h"

#include <cmath>
#include <cstdio>

using namespace mazzo;
using namespace mazzo::bench;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::simulation;

namespace {

constexpr std::uint64_t kGames = 40'000;   // in one measured call
constexpr int kRounds = 15;

/// The shipped game with its first ready-made deck and two players of big money.
Result<Batch> bigMoneyMirror(const Pack& pack, const Catalogue& catalogue)
{
    const auto deck = readDeck("game: zombinion\n[kingdom]\nFurbizia\nMaverick\nCopertura\nEsca\nBarricata\nMunizioni\nRicarica\nRifornimento\nPiano superiore\nFucile a pompa\n", pack.game, catalogue);
    if (!deck) return failure(deck.error().front());
    const Setup setup = Setup::of(pack.game, catalogue, deck->settings, deck->deck);
    const auto strategy = readStrategy("buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili\n", setup, "big-money");
    if (!strategy) return failure(strategy.error().front());
    return Batch::of(setup, {*strategy, *strategy});
}

struct Measured { std::vector<Times> bare, one, two; };

void add(const char* name, std::vector<Times>& times, std::function<void(std::uint64_t)> work)
{
    benchmark::RegisterBenchmark(name, [&times, work](benchmark::State& state) {
        std::uint64_t seed = 0;
        measure(state, times, 1, [&](std::size_t) { work(++seed); });
    })->Iterations(kRounds)->Unit(benchmark::kMillisecond)->UseRealTime();
}

void registerAll(const Batch& batch, Measured& measured)
{
    const auto play = [&batch](std::uint64_t seed, unsigned threads) {
        Batch::Run run;
        run.games = kGames;
        run.seed = seed;
        run.threads = threads;
        benchmark::DoNotOptimize(batch.played(run));
    };
    add("big_money/bare", measured.bare, [](std::uint64_t seed) { benchmark::DoNotOptimize(bareBigMoney(kGames, Random(seed))); });
    add("big_money/one_core", measured.one, [play](std::uint64_t seed) { play(seed, 1); });
    add("big_money/two_cores", measured.two, [play](std::uint64_t seed) { play(seed, 2); });
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
    return close(bare.first, ours.strategies[0].wins) && close(bare.second, ours.strategies[1].wins) && close(bare.shared, ours.ties)
        && std::abs(static_cast<double>(bare.turns) - static_cast<double>(ours.strategies[0].turns + ours.strategies[1].turns)) < 0.1 * games;
}

void print(const Measured& measured)
{
    // The quickest round: what the machine can do when nothing else runs.
    const auto rate = [](const std::vector<Times>& times) { return static_cast<double>(kGames) / times[0].quantile(0) * 1000; };
    const double bare = rate(measured.bare);
    const double one = rate(measured.one);
    const double two = rate(measured.two);
    std::printf("\nbig-money mirror games a second: bare loop %.0f, engine %.0f (ratio %.2f), two cores %.0f (%.2f times one)\n", bare, one, one / bare, two, two / one);
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    const auto pack = loadPack(shippedPacks() / "zombinion");
    if (!pack) return 1;
    const Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
    const auto batch = bigMoneyMirror(*pack, catalogue);
    if (!batch || !agree(*batch)) {
        std::fputs("the engine and the bare loop play different games\n", stderr);
        return 1;
    }
    Measured measured;
    registerAll(*batch, measured);
    if (benchmark::RunSpecifiedBenchmarks() == 3) print(measured);
    benchmark::Shutdown();
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_command.h"

#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/cli/progress.h"
#include "app/cli/sim_report.h"
#include "app/strategies.h"
#include "goldfish/zombinion/strategy_reader.h"

#include <QCoreApplication>

#include <chrono>
#include <thread>

namespace mazzo::cli {

using goldfish::Setup;
using goldfish::zombinion::Batch;
using goldfish::zombinion::readStrategy;
using goldfish::zombinion::Strategy;

namespace {

constexpr std::uint64_t kMaxGames = 1'000'000'000'000;

Checked<std::vector<Strategy>> readStrategies(const Arguments& arguments, const Setup& setup)
{
    std::vector<Strategy> strategies;
    Errors errors;
    // `--strategy A B` plays both: what follows the file's name is a strategy, too.
    std::vector<std::string> names = arguments.values("--strategy");
    names.insert(names.end(), arguments.positional().begin() + 1, arguments.positional().end());
    for (const std::string& name : names) {
        const auto read = strategyText(name, setup.game->id);
        if (!read) {
            errors.push_back(read.error());
            continue;
        }
        auto strategy = readStrategy(read->text, setup, read->name, read->file);
        if (strategy) strategies.push_back(std::move(*strategy));
        else errors.insert(errors.end(), strategy.error().begin(), strategy.error().end());
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return strategies;
}

Result<Batch::Run> readRun(const Arguments& arguments)
{
    Batch::Run run;
    const auto games = numberOption(arguments, "--games");
    if (!games) return failure(games.error());
    if (!*games) return failure({Error::Kind::Parse, "usage.missing-option", {}, {"--games"}, {}});
    if (**games < 1 || **games > kMaxGames)
        return failure({Error::Kind::Parse,
                        "usage.out-of-range",
                        {},
                        {"--games", std::to_string(**games), "1", std::to_string(kMaxGames)},
                        {}});
    const auto seed = numberOption(arguments, "--seed");
    if (!seed) return failure(seed.error());
    run.games = **games;
    run.seed = seed->value_or(1);
    run.threads = std::max(1U, std::thread::hardware_concurrency());
    run.rotate = arguments.has("--rotate");
    return run;
}

}  // namespace

ExitStatus runSim(const Console& console, const Arguments& arguments)
{
    if (!arguments.has("--strategy"))
        return console.fail(Error{Error::Kind::Parse, "usage.missing-option", {}, {"--strategy"}, {}});
    const auto run = readRun(arguments);
    if (!run) return console.fail(run.error());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto deck = loader->load(arguments.positional().front());
    if (!deck) return console.fail(deck.error());
    const Setup setup = Setup::of(deck->game(), deck->catalogue(), deck->deck.settings, deck->deck.deck);
    if (auto playable = Batch::playable(setup); !playable) return console.fail(playable.error());
    auto strategies = readStrategies(arguments, setup);
    if (!strategies) return console.fail(strategies.error());
    const auto batch = Batch::of(setup, std::move(*strategies));
    if (!batch) return console.fail(batch.error());

    Progress progress(SimText::tr("Playing …"));
    const auto begin = std::chrono::steady_clock::now();
    auto outcome = batch->played(*run, [&progress](double done) { return progress(done); });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!outcome) {
        console.printError(SimText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    print(console, {*batch, *run, std::move(*outcome), seconds});
    return ExitStatus::Done;
}

}  // namespace mazzo::cli

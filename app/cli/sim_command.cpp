// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_command.h"

#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/cli/progress.h"
#include "app/cli/sim_report.h"
#include "app/strategies.h"
#include "goldfish/engines.h"
#include "goldfish/tournament.h"

#include <QCoreApplication>

#include <chrono>
#include <thread>

namespace mazzo::cli {

using goldfish::Setup;
using goldfish::SimulationRun;
using goldfish::StrategyText;

namespace {

constexpr std::uint64_t kMaxGames = 1'000'000'000'000;

Checked<std::vector<StrategyText>> readStrategies(const Arguments& arguments, const Setup& setup)
{
    std::vector<StrategyText> strategies;
    Errors errors;
    // `--strategy A B` plays both: what follows the file's name is a strategy, too.
    std::vector<std::string> names = arguments.values("--strategy");
    names.insert(names.end(), arguments.positional().begin() + 1, arguments.positional().end());
    for (const std::string& name : names) {
        auto strategy = strategyText(name, setup.game->id);
        if (strategy) strategies.push_back(std::move(*strategy));
        else errors.push_back(strategy.error());
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return strategies;
}

Result<SimulationRun> readRun(const Arguments& arguments)
{
    SimulationRun run;
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
    const goldfish::Engine* engine = goldfish::engineNamed(setup.procedure.engine);
    if (!engine || !engine->playsStrategies())
        return console.fail(Error{Error::Kind::Refused, "simulation.no-strategies", {}, {setup.game->id}, {}});
    const auto strategies = readStrategies(arguments, setup);
    if (!strategies) return console.fail(strategies.error());
    const auto simulation = engine->simulation(setup, *strategies);
    if (!simulation) return console.fail(simulation.error());

    if (goldfish::isEndless(**simulation, *run)) {
        console.fail(Error{Error::Kind::Refused, "simulation.endless", {}, {}, {}});
        return ExitStatus::AnswerIsNo;
    }

    Progress progress(SimText::tr("Playing …"));
    const auto begin = std::chrono::steady_clock::now();
    auto outcome = (*simulation)->played(*run, [&progress](double done) { return progress(done); });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!outcome) {
        console.printError(SimText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    print(console, {**simulation, *run, std::move(*outcome), seconds});
    return ExitStatus::Done;
}

}  // namespace

Command simCommand()
{
    return {
        .name = "sim",
        .usage = "mazzo sim FILE --strategy S... --games N [--seed N] [--rotate] [--set OPTION=VALUE] [--from FORMAT] "
                 "[--game ID]",
        .summary = QT_TRANSLATE_NOOP(
            "commands", "Play many games of a deck-building game by strategies: wins, turns, points, curves"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {{"--strategy", "S",
                     QT_TRANSLATE_NOOP("commands", "A strategy of the game's pack or a strategy file; can be "
                                                   "repeated")},
                    {"--games", "N", QT_TRANSLATE_NOOP("commands", "How many games to play")},
                    kSeedOption,
                    {"--rotate", nullptr, QT_TRANSLATE_NOOP("commands", "Change seats from game to game")},
                    kSetOption,
                    kFromOption,
                    kGameOption},
        .run = runSim,
    };
}

}  // namespace mazzo::cli

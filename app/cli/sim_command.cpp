// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_command.h"

#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/cli/progress.h"
#include "app/cli/sim_report.h"
#include "app/input.h"
#include "goldfish/engines.h"

#include <QCoreApplication>

#include <chrono>
#include <thread>

namespace mazzo::cli {

namespace fs = std::filesystem;
using goldfish::Setup;
using goldfish::SimulationRun;
using goldfish::StrategyText;

namespace {

constexpr const char* kEnding = ".strategy";
constexpr std::uint64_t kMaxGames = 1'000'000'000'000;

/// The strategy files that come with a game's pack, by name.
std::map<std::string, fs::path> shippedStrategies(const std::string& game)
{
    std::map<std::string, fs::path> files;
    for (const fs::path& root : packRoots()) {
        std::error_code error;
        for (const fs::directory_entry& entry : fs::directory_iterator(root / game / "strategies", error))
            if (entry.path().extension() == kEnding) files[entry.path().stem().string()] = entry.path();
    }
    return files;
}

/// A strategy of the pack by its name, else a file.
Result<StrategyText> strategyNamed(const std::string& name, const std::map<std::string, fs::path>& shipped)
{
    const auto found = shipped.find(name);
    std::error_code error;
    if (found == shipped.end() && name != "-" && !fs::exists(name, error)) {
        std::vector<std::string> args{name};
        for (const auto& [known, path] : shipped) args.push_back(known);
        return failure({Error::Kind::NotFound, "strategy.unknown", {}, std::move(args), {}});
    }
    const std::string file = found == shipped.end() ? name : found->second.string();
    auto text = readInput(file);
    if (!text) return failure(text.error());
    return StrategyText{fs::path(file).stem().string(), std::move(*text), file};
}

Checked<std::vector<StrategyText>> readStrategies(const Arguments& arguments, const Setup& setup)
{
    const auto shipped = shippedStrategies(setup.game->id);
    std::vector<StrategyText> strategies;
    Errors errors;
    // `--strategy A B` plays both: what follows the file's name is a strategy, too.
    std::vector<std::string> names = arguments.values("--strategy");
    names.insert(names.end(), arguments.positional().begin() + 1, arguments.positional().end());
    for (const std::string& name : names) {
        auto strategy = strategyNamed(name, shipped);
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
    const goldfish::Engine* engine = goldfish::engineNamed(setup.procedure.engine);
    if (!engine || !engine->playsStrategies())
        return console.fail(Error{Error::Kind::Refused, "simulation.no-strategies", {}, {setup.game->id}, {}});
    const auto strategies = readStrategies(arguments, setup);
    if (!strategies) return console.fail(strategies.error());
    const auto simulation = engine->simulation(setup, *strategies);
    if (!simulation) return console.fail(simulation.error());

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

}  // namespace mazzo::cli

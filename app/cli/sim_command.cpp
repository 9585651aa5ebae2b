// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_command.h"

#include "app/cli/deck_argument.h"
#include "app/cli/number_argument.h"
#include "app/cli/progress.h"
#include "app/input.h"
#include "goldfish/simulation/strategy_reader.h"

#include <QCoreApplication>

#include <chrono>
#include <thread>

namespace mazzo::cli {

namespace fs = std::filesystem;
using goldfish::Setup;
using namespace goldfish::simulation;

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
Checked<Strategy> strategyNamed(const std::string& name, const std::map<std::string, fs::path>& shipped,
                                const Setup& setup)
{
    const auto found = shipped.find(name);
    std::error_code error;
    if (found == shipped.end() && name != "-" && !fs::exists(name, error)) {
        std::vector<std::string> args{name};
        for (const auto& [known, path] : shipped) args.push_back(known);
        return tl::unexpected(Errors{{Error::Kind::NotFound, "strategy.unknown", {}, std::move(args), {}}});
    }
    const std::string file = found == shipped.end() ? name : found->second.string();
    const auto text = readInput(file);
    if (!text) return tl::unexpected(Errors{text.error()});
    return readStrategy(*text, setup, fs::path(file).stem().string(), file);
}

Checked<std::vector<Strategy>> readStrategies(const Arguments& arguments, const Setup& setup)
{
    const auto shipped = shippedStrategies(setup.game->id);
    std::vector<Strategy> strategies;
    Errors errors;
    // `--strategy A B` plays both: what follows the file's name is a strategy, too.
    std::vector<std::string> names = arguments.values("--strategy");
    names.insert(names.end(), arguments.plain().begin() + 1, arguments.plain().end());
    for (const std::string& name : names) {
        auto strategy = strategyNamed(name, shipped, setup);
        if (strategy) strategies.push_back(std::move(*strategy));
        else errors.insert(errors.end(), strategy.error().begin(), strategy.error().end());
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return strategies;
}

Result<Batch::Run> readRun(const Arguments& arguments)
{
    Batch::Run run;
    const auto games = numberGiven(arguments, "--games");
    if (!games) return failure(games.error());
    if (!*games) return failure({Error::Kind::Parse, "usage.missing-option", {}, {"--games"}, {}});
    if (**games < 1 || **games > kMaxGames)
        return failure({Error::Kind::Parse,
                        "usage.out-of-range",
                        {},
                        {"--games", std::to_string(**games), "1", std::to_string(kMaxGames)},
                        {}});
    const auto seed = numberGiven(arguments, "--seed");
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
    DeckOpener opener(std::move(*workspace));
    const auto deck = opener.open(arguments.plain().front(), arguments.values("--set"));
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
        console.complain(SimText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    print(console, {*batch, *run, std::move(*outcome), seconds});
    return ExitStatus::Done;
}

}  // namespace mazzo::cli

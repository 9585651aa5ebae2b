// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/strategy_command.h"

#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/cli/progress.h"
#include "app/cli/strategy_report.h"
#include "app/output.h"
#include "app/strategies.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <chrono>
#include <filesystem>
#include <thread>

namespace mazzo::cli {

using goldfish::Engine;
using goldfish::Setup;
using goldfish::StrategyText;
using goldfish::Tournament;

namespace {

constexpr const char* kStrategyUsage =
    "mazzo strategy match FILE S S... [--games N] [--seed N] | mazzo strategy rank FILE [--base S] [--pairs] "
    "[--games N] [--seed N] | mazzo strategy find FILE [--seconds N] [--seed N] -o OUT";

constexpr std::uint64_t kMaxGamesPerRow = 1'000'000'000;
constexpr std::uint64_t kMaxSeconds = 86'400;
constexpr std::size_t kMaxEntrants = 32;
constexpr std::uint64_t kSearchGames = 10'000'000;
constexpr std::uint64_t kFinalMatchGames = 40'000;

using StudyClock = std::chrono::steady_clock;

double secondsSince(StudyClock::time_point begin)
{
    return std::chrono::duration<double>(StudyClock::now() - begin).count();
}

/// A number within bounds, or nothing without the option.
Result<std::optional<std::uint64_t>> boundedOption(const Arguments& arguments, const char* option, std::uint64_t max)
{
    auto number = numberOption(arguments, option);
    if (!number || !*number || (**number >= 1 && **number <= max)) return number;
    return failure({Error::Kind::Parse,
                    "usage.out-of-range",
                    {},
                    {option, std::to_string(**number), "1", std::to_string(max)},
                    {}});
}

/// The options that the subcommands share.
struct StudyOptions {
    std::optional<std::uint64_t> games;
    std::optional<std::uint64_t> seconds;
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

Result<StudyOptions> readOptions(const Arguments& arguments)
{
    StudyOptions options;
    auto games = boundedOption(arguments, "--games", kMaxGamesPerRow);
    if (!games) return failure(games.error());
    auto seconds = boundedOption(arguments, "--seconds", kMaxSeconds);
    if (!seconds) return failure(seconds.error());
    const auto threads = boundedOption(arguments, "--threads", 1024);
    if (!threads) return failure(threads.error());
    const auto seed = numberOption(arguments, "--seed");
    if (!seed) return failure(seed.error());
    options.games = *games;
    options.seconds = *seconds;
    options.seed = seed->value_or(1);
    options.threads = static_cast<unsigned>(threads->value_or(std::max(1U, std::thread::hardware_concurrency())));
    return options;
}

/// A deck whose game strategies can play.
struct Kingdom {
    OpenedDeck deck;
    Setup setup;
    const Engine* engine = nullptr;
};

Checked<StrategyText> readNamed(const std::string& name, const Kingdom& kingdom)
{
    auto text = strategyText(name, kingdom.setup.game->id);
    if (!text) return tl::unexpected(Errors{text.error()});
    return std::move(*text);
}

Checked<std::vector<StrategyText>> readAll(std::span<const std::string> names, const Kingdom& kingdom)
{
    std::vector<StrategyText> texts;
    Errors errors;
    for (const std::string& name : names) {
        auto text = strategyText(name, kingdom.setup.game->id);
        if (text) texts.push_back(std::move(*text));
        else errors.push_back(text.error());
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return texts;
}

/// Why kinds cannot be ranked and strategies cannot be found: some games have tournaments only.
std::optional<Error> noStudy(const Kingdom& kingdom)
{
    const auto study = kingdom.engine->strategyStudy(kingdom.setup, {});
    if (study || study.error().front().code != "simulation.no-study") return std::nullopt;
    return study.error().front();
}

ExitStatus stopped(const Console& console)
{
    console.printError(StrategyCommandText::tr("Stopped."));
    return ExitStatus::BadInput;
}

ExitStatus notWritten(const Console& console, const std::string& file)
{
    console.printError(StrategyCommandText::tr("%1 cannot be written.").arg(fromUtf8(file)));
    return ExitStatus::BadInput;
}

ExitStatus runMatch(const Console& console, const Kingdom& kingdom, std::span<const std::string> names,
                    const StudyOptions& options)
{
    if (names.size() < 2) return console.fail(Error{Error::Kind::Parse, "simulation.too-few", {}, {}, {}});
    if (names.size() > kMaxEntrants)
        return console.fail(Error{Error::Kind::Limit, "simulation.too-many", {}, {std::to_string(kMaxEntrants)}, {}});
    const auto texts = readAll(names, kingdom);
    if (!texts) return console.fail(texts.error());
    goldfish::SimulationRun run;
    run.games = options.games.value_or(kingdom.engine->usualGames());
    run.seed = options.seed;
    run.threads = options.threads;
    Progress progress(StrategyCommandText::tr("Playing …"));
    const auto begin = StudyClock::now();
    const auto result = tournament(*kingdom.engine, kingdom.setup, *texts, run,
                                   [&progress](double done) { return progress(done); });
    if (!result) return console.fail(result.error());
    if (!*result) return stopped(console);
    print(console, MatchReport{**result, run, secondsSince(begin)});
    const bool endless = std::ranges::any_of((*result)->table, &goldfish::Pairing::endless);
    return endless ? ExitStatus::AnswerIsNo : ExitStatus::Done;
}

ExitStatus runRank(const Console& console, const Arguments& arguments, const Kingdom& kingdom,
                   const StudyOptions& options)
{
    const std::string base = arguments.value("--base").value_or("endspurt");
    const auto text = readNamed(base, kingdom);
    if (!text) return console.fail(text.error());
    const auto study = kingdom.engine->strategyStudy(kingdom.setup, {*text});
    if (!study) return console.fail(study.error());
    goldfish::RankingRun run;
    run.games = options.games.value_or(kingdom.engine->usualGames());
    run.seed = options.seed;
    run.threads = options.threads;
    run.pairs = arguments.has("--pairs");
    Progress progress(StrategyCommandText::tr("Playing …"));
    const auto rows = (*study)->ranking(run, [&progress](double done) { return progress(done); });
    if (!rows) return stopped(console);
    print(console, RankReport{*rows, kingdom.setup, text->name, run});
    return ExitStatus::Done;
}

/// The found strategy, last, against all others in games that the search has not seen.
std::optional<Tournament> finalMatch(const Kingdom& kingdom, std::vector<StrategyText> texts, const StrategyText& found,
                                     std::uint64_t seed, unsigned threads)
{
    Progress progress(StrategyCommandText::tr("Final match …"));
    Tournament all;
    for (const StrategyText& text : texts) {
        goldfish::SimulationRun run;
        run.games = kFinalMatchGames;
        run.seed = seed;
        run.threads = threads;
        auto one = tournament(*kingdom.engine, kingdom.setup, {found, text}, run,
                              [&progress](double) { return progress(-1); });
        if (!one || !*one) return std::nullopt;
        if (all.entrants.empty()) all.entrants.push_back((*one)->entrants.front());
        goldfish::Pairing pairing = (*one)->table.front();
        pairing.b = all.entrants.size();
        all.entrants.push_back((*one)->entrants.back());
        all.table.push_back(pairing);
    }
    return all;
}

ExitStatus runFind(const Console& console, const Arguments& arguments, const Kingdom& kingdom,
                   const StudyOptions& options)
{
    const auto out = arguments.value("-o");
    if (!out) return console.fail(Error{Error::Kind::Parse, "usage.missing-option", {}, {"-o"}, {}});
    // A search that takes a minute should not end with this.
    if (!canWriteOutput(*out)) return notWritten(console, *out);
    std::vector<StrategyText> others;
    for (const auto& [name, path] : shippedStrategies(kingdom.setup.game->id)) {
        auto text = readNamed(name, kingdom);
        if (!text) return console.fail(text.error());
        others.push_back(std::move(*text));
    }
    const auto study = kingdom.engine->strategyStudy(kingdom.setup, others);
    if (!study) return console.fail(study.error());
    goldfish::SearchRun run;
    run.seed = options.seed;
    run.threads = options.threads;
    run.games = options.games.value_or(kSearchGames);
    if (options.seconds) run.seconds = static_cast<double>(*options.seconds);
    goldfish::FoundStrategy found;
    const auto begin = StudyClock::now();
    {
        Progress progress(StrategyCommandText::tr("Searching …"));
        found = (*study)->found(run, [&progress](const goldfish::SearchProgress& now) { return progress(now.done); });
    }
    const double seconds = secondsSince(begin);
    const QString comment =
        StrategyCommandText::tr("# Found for %1 with seed %2: %3 generations, %4 games")
            .arg(fromUtf8(kingdom.deck.deck.name.empty() ? kingdom.deck.file : kingdom.deck.deck.name))
            .arg(run.seed)
            .arg(found.generations)
            .arg(found.games);
    found.text = comment.toStdString() + '\n' + found.text;
    if (!writeOutput(*out, found.text)) return notWritten(console, *out);
    // The games of the search have seeds that are drawn from this one.
    const std::uint64_t fresh = Random(~run.seed).next();
    const StrategyText entrant{std::filesystem::path(*out).stem().string(), found.text, *out};
    const auto match = finalMatch(kingdom, others, entrant, fresh, run.threads);
    print(console, FindReport{found, run, seconds, *out, match, fresh});
    return ExitStatus::Done;
}

ExitStatus runStrategy(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& words = arguments.positional();
    const std::string& verb = words.front();
    const bool known = verb == "match" || verb == "rank" || verb == "find";
    if (!known || words.size() < 2 || (verb != "match" && words.size() > 2))
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kStrategyUsage}, {}});
    const auto options = readOptions(arguments);
    if (!options) return console.fail(options.error());
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    auto deck = loader->load(words[1]);
    if (!deck) return console.fail(deck.error());
    Kingdom kingdom{std::move(*deck), {}, nullptr};
    kingdom.setup = Setup::of(kingdom.deck.game(), kingdom.deck.catalogue(), kingdom.deck.deck.settings,
                              kingdom.deck.deck.deck);
    kingdom.engine = goldfish::engineNamed(kingdom.setup.procedure.engine);
    if (!kingdom.engine || !kingdom.engine->playsStrategies())
        return console.fail(Error{Error::Kind::Refused, "simulation.no-strategies", {}, {kingdom.setup.game->id}, {}});
    if (const auto error = noStudy(kingdom); error && verb != "match") return console.fail(*error);
    if (verb == "match") return runMatch(console, kingdom, std::span(words).subspan(2), *options);
    if (verb == "rank") return runRank(console, arguments, kingdom, *options);
    return runFind(console, arguments, kingdom, *options);
}

}  // namespace

Command strategyCommand()
{
    return {
        .name = "strategy",
        .usage = kStrategyUsage,
        .summary = QT_TRANSLATE_NOOP("commands",
                                     "Strategies of a deck-building game: play all against all, rank the kinds of "
                                     "a kingdom, or search for a strategy that beats the others"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {{"--games", "N",
                     QT_TRANSLATE_NOOP("commands", "match, rank: how many games for each row; find: for the search")},
                    kSeedOption,
                    {"--base", "S", QT_TRANSLATE_NOOP("commands", "rank: the strategy that each kind is added to")},
                    {"--pairs", nullptr, QT_TRANSLATE_NOOP("commands", "rank: also pairs of kinds")},
                    {"--seconds", "N",
                     QT_TRANSLATE_NOOP("commands", "find: search for about N seconds; without it the result is the "
                                                   "same on every machine")},
                    {"--threads", "N", QT_TRANSLATE_NOOP("commands", "Use N threads instead of all cores")},
                    kSetOption,
                    kFromOption,
                    kGameOption,
                    {"-o", "OUT", QT_TRANSLATE_NOOP("commands", "find: the strategy file to write")}},
        .run = runStrategy,
    };
}

}  // namespace mazzo::cli

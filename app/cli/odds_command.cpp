// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds_command.h"

#include "app/cli/ask_options.h"
#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/cli/odds_report.h"
#include "app/cli/progress.h"
#include "app/text/finding_text.h"
#include "validators/rule_book.h"
#include "validators/value_origins.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <thread>

namespace mazzo::cli {

using namespace goldfish::odds;
using goldfish::Setup;

namespace {

struct Request {
    std::vector<Question> asks;
    std::vector<Question> policies;
    When when;
    int turns = 0;  ///< show the odds of the turns up to this one
    Inquiry::Run run;
};

Result<void> readNumbers(const Arguments& arguments, Request& request)
{
    const auto when = readWhen(arguments);
    if (!when) return failure(when.error());
    const auto hands = numberBetween(arguments, "--hands", 1, 1'000'000'000'000);
    if (!hands) return failure(hands.error());
    const auto seed = numberOption(arguments, "--seed");
    if (!seed) return failure(seed.error());
    const auto turns = numberBetween(arguments, "--turns", 1, 100);
    if (!turns) return failure(turns.error());
    request.turns = static_cast<int>(turns->value_or(0));
    request.when = *when;
    request.run.hands = hands->value_or(request.run.hands);
    request.run.seed = seed->value_or(1);
    request.run.threads = std::max(1U, std::thread::hardware_concurrency());
    return {};
}

/// Every mistake in the questions, each with its option.
Checked<Request> readRequest(const Arguments& arguments, const Game& game)
{
    Request request;
    Errors errors;
    request.asks = readAsks(arguments, 1, game, errors);
    request.policies = readPolicies(arguments, game, errors);
    if (const auto read = readNumbers(arguments, request); !read) errors.push_back(read.error());
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return request;
}

std::optional<Verdict> verdictOf(const OpenedDeck& deck)
{
    const auto book = RuleBook::compile(deck.game(), deck.catalogue(), deck.deck.settings);
    return book ? std::optional(book->check(deck.deck.deck).verdict) : std::nullopt;
}

/// The origins of the values that each question reads; the mulligan's condition counts for all of them.
std::vector<std::vector<Origin>> originsRead(const OpenedDeck& deck, const Inquiry& inquiry)
{
    std::vector<std::vector<Origin>> origins;
    for (const Question& question : inquiry.questions()) {
        std::vector<FieldIndex> fields = fieldsUsed(question.expression);
        if (inquiry.policy()) std::ranges::copy(fieldsUsed(inquiry.policy()->expression), std::back_inserter(fields));
        origins.push_back(originsOf(deck.game(), deck.catalogue(), deck.deck.settings, deck.deck.deck, fields));
    }
    return origins;
}

/// Computes exact and simulated odds; false if the user cancelled.
bool computeOdds(const Inquiry& inquiry, const Inquiry::Run& run, OddsReport& report)
{
    Progress progress(OddsText::tr("Calculating the odds …"));
    const Watch watch = [&progress](double done) { return progress(done); };
    for (std::size_t i = 0; i < inquiry.questions().size() && !progress.stopped(); ++i)
        report.exact.push_back(inquiry.exact(i, watch));
    if (progress.stopped()) return false;
    const auto begin = std::chrono::steady_clock::now();
    auto simulated = inquiry.simulated(run, watch);
    if (!simulated) return false;
    report.simulated = std::move(*simulated);
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return true;
}

/// The policy with the highest odds, of all questions together; each with its odds if there are several. Nothing if
/// there is none.
Result<std::optional<Question>> bestPolicy(const Setup& setup, const Request& request,
                                           std::vector<OddsReport::PolicyOdds>& compared)
{
    if (request.policies.empty()) return std::nullopt;
    if (request.policies.size() == 1) return request.policies.front();
    Progress progress(OddsText::tr("Calculating the odds …"));
    const Watch watch = [&progress](double done) { return progress(done); };
    std::size_t best = 0;
    double highest = -1;
    for (const Question& policy : request.policies) {
        const auto inquiry = Inquiry::of(setup, request.asks, request.when, policy);
        if (!inquiry) return failure(inquiry.error());
        OddsReport::PolicyOdds& mine = compared.emplace_back(policy.text);
        double sum = 0;
        for (std::size_t i = 0; i < request.asks.size(); ++i) {
            mine.exact.push_back(inquiry->exact(i, watch));
            if (mine.exact.back()) sum += mine.exact.back()->least;
        }
        if (sum <= highest) continue;
        highest = sum;
        best = compared.size() - 1;
    }
    return request.policies[best];
}

/// The odds by turn and the sensitivity, as far as requested; false if the user cancelled.
bool addDetails(const Setup& setup, const Request& request, const std::optional<Question>& keep, bool sensitivity,
                OddsReport& report)
{
    Progress progress(OddsText::tr("Calculating the odds …"));
    const Watch watch = [&progress](double done) { return progress(done); };
    if (auto turns = oddsByTurn(setup, request.asks, request.when, request.turns, keep, watch))
        report.byTurn = std::move(*turns);
    if (sensitivity && !progress.stopped()) {
        auto cards = sensitivities(setup, report.inquiry.plan(), request.asks, keep, watch);
        if (!cards) return false;
        report.sensitivity = std::move(*cards);
    }
    return !progress.stopped();
}

ExitStatus runOdds(const Console& console, const Arguments& arguments)
{
    if (!arguments.has("--ask"))
        return console.fail(Error{Error::Kind::Parse, "usage.missing-option", {}, {"--ask"}, {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto deck = loader->load(arguments.positional().front());
    if (!deck) return console.fail(deck.error());
    auto request = readRequest(arguments, deck->game());
    if (!request) return console.fail(request.error());

    const Setup setup = Setup::of(deck->game(), deck->catalogue(), deck->deck.settings, deck->deck.deck);
    std::vector<OddsReport::PolicyOdds> compared;
    const auto keep = bestPolicy(setup, *request, compared);
    if (!keep) return console.fail(placed(keep.error(), deck->file));
    const auto inquiry = Inquiry::of(setup, request->asks, request->when, *keep);
    if (!inquiry) return console.fail(placed(inquiry.error(), deck->file));
    OddsReport report{*deck, *inquiry, request->run, verdictOf(*deck), {}, {}, 0};
    if (report.verdict == Verdict::Illegal || report.verdict == Verdict::Unfinished)
        console.printError(
            OddsText::tr("This deck is not ready for a real game (%1); the odds are those of the cards it has.")
                .arg(verdictName(*report.verdict)));
    if (const int missing = inquiry->plan().missing(); missing > 0)
        console.printError(
            OddsText::tr("The draw pile runs out: the hand has %n card(s) fewer than requested.", nullptr, missing));
    if (!computeOdds(*inquiry, request->run, report)) {
        console.printError(OddsText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    report.restsOn = originsRead(*deck, *inquiry);
    report.policies = std::move(compared);
    if (!addDetails(setup, *request, *keep, arguments.has("--sensitivity"), report)) {
        console.printError(OddsText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    print(console, report);
    return ExitStatus::Done;
}

}  // namespace

Command oddsCommand()
{
    return {
        .name = "odds",
        .usage = "mazzo odds FILE --ask EXPR... [--draw N] [--turn T] [--turns N] [--count hand|seen] "
                 "[--mulligan 'keep if EXPR']... [--sensitivity] [--hands N] [--seed N] [--rules ID] [--set "
                 "OPTION=VALUE] [--from "
                 "FORMAT] [--game ID]",
        .summary = QT_TRANSLATE_NOOP("commands",
                                     "Calculate how likely a hand is: exactly, and by simulation with its error"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {kAskOption,
                    kDrawOption,
                    kTurnOption,
                    kCountOption,
                    kMulliganOption,
                    kTurnsOption,
                    {"--sensitivity", nullptr,
                     QT_TRANSLATE_NOOP("commands", "Also show the effect of one copy more or fewer of each card")},
                    {"--hands", "N", QT_TRANSLATE_NOOP("commands", "How many hands to simulate")},
                    kSeedOption,
                    kRulesOption,
                    kSetOption,
                    kFromOption,
                    kGameOption},
        .run = runOdds,
    };
}

}  // namespace mazzo::cli

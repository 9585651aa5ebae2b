// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds_command.h"

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
    std::optional<Question> keep;
    When when;
    Inquiry::Run run;
};

Result<std::optional<std::uint64_t>> numberBetween(const Arguments& arguments, std::string_view option,
                                                   std::uint64_t min, std::uint64_t max)
{
    auto number = numberOption(arguments, option);
    if (!number || !*number || (**number >= min && **number <= max)) return number;
    return failure({Error::Kind::Parse,
                    "usage.out-of-range",
                    {},
                    {std::string(option), std::to_string(**number), std::to_string(min), std::to_string(max)},
                    {}});
}

Result<void> readNumbers(const Arguments& arguments, Request& request)
{
    const auto draws = numberBetween(arguments, "--draw", 0, 1'000'000);
    if (!draws) return failure(draws.error());
    const auto turn = numberBetween(arguments, "--turn", 1, 1000);
    if (!turn) return failure(turn.error());
    const auto hands = numberBetween(arguments, "--hands", 1, 1'000'000'000'000);
    if (!hands) return failure(hands.error());
    const auto seed = numberOption(arguments, "--seed");
    if (!seed) return failure(seed.error());
    request.when.draws = static_cast<int>(draws->value_or(0));
    if (*turn) request.when.turn = static_cast<int>(**turn);
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
    const auto note = [&errors](Error error, const char* option) {
        error.where.file = option;
        errors.push_back(std::move(error));
    };
    // `--ask A B` asks both: what follows the file's name is a question, too.
    std::vector<std::string> texts = arguments.values("--ask");
    texts.insert(texts.end(), arguments.positional().begin() + 1, arguments.positional().end());
    for (const std::string& text : texts) {
        auto question = readQuestion(text, game);
        if (question) request.asks.push_back(std::move(*question));
        else note(question.error(), "--ask");
    }
    if (const auto text = arguments.value("--mulligan")) {
        auto policy = readPolicy(*text, game);
        if (policy) request.keep = std::move(*policy);
        else note(policy.error(), "--mulligan");
    }
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

}  // namespace

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
    const auto inquiry = Inquiry::of(setup, std::move(request->asks), request->when, std::move(request->keep));
    if (!inquiry) {
        Error error = inquiry.error();
        error.where.file = error.where.line == 0 ? deck->file : error.detail == "keep" ? "--mulligan" : "--ask";
        return console.fail(error);
    }
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
    print(console, report);
    return ExitStatus::Done;
}

}  // namespace mazzo::cli

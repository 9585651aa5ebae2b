// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tune_command.h"

#include "app/analysis/tune_pool.h"
#include "app/cli/ask_options.h"
#include "app/cli/common_options.h"
#include "app/cli/deck_loader.h"
#include "app/cli/progress.h"
#include "app/collection_view.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "goldfish/odds/inquiry.h"
#include "goldfish/odds/plan_maker.h"
#include "goldfish/tuning/swappable.h"
#include "model/collection/table_set_up.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace mazzo::cli {

using namespace goldfish::odds;
using namespace goldfish::tuning;
using goldfish::Setup;
using TuneGoal = goldfish::tuning::Goal;

namespace {

struct TuneText {
    Q_DECLARE_TR_FUNCTIONS(TuneText)
};

Error outOfRange(std::string_view option, std::string text, const char* min, const char* max)
{
    return {Error::Kind::Parse, "usage.out-of-range", {}, {std::string(option), std::move(text), min, max}, {}};
}

std::optional<double> decimal(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// `0.9` or `90%`.
std::optional<double> probability(std::string_view text)
{
    const bool percent = text.ends_with('%');
    if (percent) text.remove_suffix(1);
    const auto number = decimal(text);
    if (!number) return std::nullopt;
    const double share = percent ? *number / 100 : *number;
    return share >= 0 && share <= 1 ? std::optional(share) : std::nullopt;
}

/// What each question counts for: `--at-least P` makes the `--ask` before it a condition, and `--weights` is for the
/// others, in their order.
Result<std::vector<TuneGoal>> readGoals(const Arguments& arguments, std::size_t asks)
{
    std::vector<TuneGoal> goals(asks);
    std::size_t seen = 0;
    for (const auto& [option, text] : arguments.inOrder()) {
        if (option == "--ask") ++seen;
        if (option != "--at-least") continue;
        const auto share = probability(text);
        if (!share) return failure(outOfRange(option, text, "0", "1"));
        if (seen == 0) return failure({Error::Kind::Parse, "tune.no-ask-before", {}, {option}, {}});
        goals[seen - 1].atLeast = *share;
    }
    const auto text = arguments.value("--weights");
    if (!text) return goals;
    std::vector<double> weights;
    for (std::size_t begin = 0; begin <= text->size();) {
        const std::size_t end = std::min(text->find(',', begin), text->size());
        const auto weight = decimal(std::string_view(*text).substr(begin, end - begin));
        if (!weight || !(*weight >= -1000 && *weight <= 1000))
            return failure(outOfRange("--weights", text->substr(begin, end - begin), "-1000", "1000"));
        weights.push_back(*weight);
        begin = end + 1;
    }
    const auto maximised = static_cast<std::size_t>(
        std::ranges::count_if(goals, [](const TuneGoal& goal) { return !goal.atLeast; }));
    if (weights.size() != maximised)
        return failure(
            {Error::Kind::Parse, "tune.weights", {}, {std::to_string(weights.size()), std::to_string(maximised)}, {}});
    auto weight = weights.begin();
    for (TuneGoal& goal : goals)
        if (!goal.atLeast) goal.weight = *weight++;
    return goals;
}

Result<std::vector<CardIndex>> readPool(const Arguments& arguments, const OpenedDeck& deck)
{
    auto pool = tunePool(deck.game(), deck.catalogue(), deck.deck.deck, arguments.value("--pool"));
    if (pool) return pool;
    Error error = pool.error();
    error.where.file = "--pool";
    return failure(std::move(error));
}

Checked<TuneRequest> readTuneRequest(const Arguments& arguments, const OpenedDeck& deck)
{
    Errors errors;
    TuneRequest request;
    const auto note = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
        return result.has_value();
    };
    request.questions = readAsks(arguments, 1, deck.game(), errors);
    std::vector<Question> policies = readPolicies(arguments, deck.game(), errors);
    if (!policies.empty()) request.keep = std::move(policies.back());
    if (errors.empty()) {
        auto goals = readGoals(arguments, request.questions.size());
        if (note(goals)) request.goals = std::move(*goals);
    }
    if (const auto when = readWhen(arguments); note(when)) request.when = *when;
    if (const auto swaps = numberBetween(arguments, "--swaps", 1, 20); note(swaps))
        request.swaps = static_cast<int>(swaps->value_or(3));
    if (const auto seconds = numberBetween(arguments, "--seconds", 1, 3600); note(seconds))
        request.seconds = static_cast<double>(seconds->value_or(5));
    if (auto pool = readPool(arguments, deck); note(pool)) request.pool = std::move(*pool);
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    return request;
}

QString tunedPercent(double share, const std::string& language)
{
    return QLocale(fromUtf8(language)).toString(share * 100, 'f', 4) + " %";
}

QString tunedPercent(const Bounds& bounds, const std::string& language)
{
    if (bounds.isOne()) return tunedPercent(bounds.least, language);
    return TuneText::tr("between %1 and %2")
        .arg(tunedPercent(bounds.least, language), tunedPercent(bounds.most, language));
}

class TuneReport {
public:
    TuneReport(const Console& console, const OpenedDeck& deck, const Setup& setup, const TuneRequest& request,
               const TuneResult& result, Swappable swappable)
        : m_console(console), m_deck(deck), m_setup(setup), m_request(request), m_result(result), m_swappable(swappable)
    {}

    void printJson() const
    {
        Json json{{"before", oddsJson(m_result.before)}};
        putMost(json, "before_max", m_result.before);
        json["best"] = Json::array();
        for (const TunedDeck& deck : m_result.best) json["best"].push_back(jsonOf(deck));
        json["optimal"] = m_result.optimal;
        json["value_before"] = m_result.valueBefore;
        json["bound"] = m_result.bound;
        json["asks"] = Json::array();
        for (std::size_t i = 0; i < m_request.questions.size(); ++i) {
            Json ask{{"ask", m_request.questions[i].text}};
            if (const auto& atLeast = m_request.goals[i].atLeast) ask["at_least"] = *atLeast;
            else ask["weight"] = m_request.goals[i].weight;
            json["asks"].push_back(std::move(ask));
        }
        json["unreachable"] = Json::array();
        for (const TuneResult::Unreached& each : m_result.unreached)
            json["unreachable"].push_back({{"ask", m_request.questions[each.question].text},
                                           {"at_least", *m_request.goals[each.question].atLeast},
                                           {"highest", each.highest}});
        json["reason"] = m_result.best.empty() ? Json(reasonId()) : Json(nullptr);
        json["method"] = "exact";
        json["evaluations"] = m_result.evaluations;
        json["swaps"] = m_request.swaps;
        json["file"] = m_deck.file;
        json["game"] = m_deck.game().id;
        json["verdict"] = app::idOf(m_result.verdict);
        m_console.print(json);
    }

    void printText() const
    {
        for (std::size_t i = 0; i < m_request.questions.size(); ++i) {
            const auto& atLeast = m_request.goals[i].atLeast;
            const QString goal = atLeast ? TuneText::tr("at least %1").arg(tunedPercent(*atLeast, language()))
                                         : TuneText::tr("as high as possible");
            m_console.line(
                QStringLiteral("%1  %2  (%3)")
                    .arg(fromUtf8(m_request.questions[i].text), tunedPercent(m_result.before[i], language()), goal));
        }
        for (std::size_t i = 0; i < m_result.best.size(); ++i) printDeck(i);
        m_console.line();
        if (m_result.best.empty()) printReason();
        else if (m_result.optimal)
            m_console.line(
                TuneText::tr("No legal deck within %n swap(s) is better than the first.", nullptr, m_request.swaps));
        else
            m_console.line(
                TuneText::tr("The best found in the time allowed. No legal deck within the swaps exceeds %1.")
                    .arg(tunedPercent(m_result.bound, language())));
    }

private:
    using Json = nlohmann::ordered_json;

    [[nodiscard]] const std::string& language() const { return m_console.language(); }
    [[nodiscard]] std::string name(CardIndex card) const { return std::string(m_setup.name(card, language())); }

    static Json oddsJson(const std::vector<Bounds>& odds)
    {
        Json json = Json::array();
        for (const Bounds& bounds : odds) json.push_back(bounds.least);
        return json;
    }
    /// Where values are unknown, the odds are the certain part; this is the possible one.
    static void putMost(Json& json, const char* key, const std::vector<Bounds>& odds)
    {
        if (std::ranges::all_of(odds, &Bounds::isOne)) return;
        json[key] = Json::array();
        for (const Bounds& bounds : odds) json[key].push_back(bounds.most);
    }

    [[nodiscard]] Json jsonOf(const TunedDeck& deck) const
    {
        Json json{{"swaps", Json::array()}};
        for (const Swap& swap : deck.swaps)
            json["swaps"].push_back({{"remove", name(swap.removed)},
                                     {"add", name(swap.added)},
                                     {"zone", m_deck.game()[swap.zone].id},
                                     {"worth", swap.worth}});
        json["odds"] = oddsJson(deck.odds);
        putMost(json, "odds_max", deck.odds);
        json["verdict"] = app::idOf(deck.verdict);
        json["value"] = deck.value;
        return json;
    }

    [[nodiscard]] const char* reasonId() const
    {
        if (m_swappable == Swappable::FixedHand) return "fixed-hand";
        if (m_swappable == Swappable::NoCards) return "no-cards";
        if (!m_result.unreached.empty()) return "unreachable";
        if (!m_result.optimal) return "none-found";
        return m_result.anyLegal ? "no-better-deck" : "no-legal-deck";
    }

    void printReason() const
    {
        if (const auto error = notSwappable(m_swappable)) return m_console.line(sentence(*error));
        for (const TuneResult::Unreached& each : m_result.unreached)
            m_console.line(
                TuneText::tr("%1 cannot reach %2 within %n swap(s); the highest is %3.", nullptr, m_request.swaps)
                    .arg(fromUtf8(m_request.questions[each.question].text),
                         tunedPercent(*m_request.goals[each.question].atLeast, language()),
                         tunedPercent(each.highest, language())));
        if (!m_result.unreached.empty()) return;
        if (!m_result.optimal) m_console.line(TuneText::tr("No better deck was found in the time allowed."));
        else if (m_result.anyLegal)
            m_console.line(TuneText::tr("No legal deck within %n swap(s) is better.", nullptr, m_request.swaps));
        else
            m_console.line(
                TuneText::tr("The cards allowed make no legal deck within %n swap(s).", nullptr, m_request.swaps));
    }

    void printDeck(std::size_t number) const
    {
        const TunedDeck& deck = m_result.best[number];
        QStringList odds;
        for (const Bounds& bounds : deck.odds) odds.append(tunedPercent(bounds, language()));
        m_console.line();
        m_console.line(
            QStringLiteral("%1. %2  (%3)")
                .arg(QString::number(number + 1), odds.join(QStringLiteral(", ")), verdictName(deck.verdict)));
        for (const Swap& swap : deck.swaps) {
            QStringList worth;
            for (const double each : swap.worth)
                worth.append(QString(each < 0 ? "" : "+") + tunedPercent(each, language()));
            m_console.line(QStringLiteral("   − %1  + %2  (%3)  %4")
                               .arg(fromUtf8(name(swap.removed)), fromUtf8(name(swap.added)),
                                    fromUtf8(m_deck.game()[swap.zone].name.in(language())),
                                    worth.join(QStringLiteral(", "))));
        }
    }

    const Console& m_console;
    const OpenedDeck& m_deck;
    const Setup& m_setup;
    const TuneRequest& m_request;
    const TuneResult& m_result;
    Swappable m_swappable;
};

ExitStatus runTune(const Console& console, const Arguments& arguments)
{
    if (!arguments.has("--ask"))
        return console.fail(Error{Error::Kind::Parse, "usage.missing-option", {}, {"--ask"}, {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto deck = loader->load(arguments.positional().front());
    if (!deck) return console.fail(deck.error());
    auto request = readTuneRequest(arguments, *deck);
    if (!request) return console.fail(request.error());
    const auto book = RuleBook::compile(deck->game(), deck->catalogue(), deck->deck.settings);
    if (!book) return console.fail(book.error());
    Result<CollectionView> view = CollectionView{};
    if (arguments.has("--owned")) {
        view = collectionView(workspace->library(), *deck->loaded);
        if (!view) return console.fail(view.error());
        request->maxCopies = [&, built = view->isBuilt(deck->deck.name)](CardIndex card) {
            return ownedLines({deck->game(), deck->catalogue(), deck->deck.settings, deck->deck.deck}, built,
                              view->counts, card);
        };
    }
    const Setup setup = Setup::of(deck->game(), deck->catalogue(), deck->deck.settings, deck->deck.deck);
    const auto inquiry = Inquiry::of(setup, request->questions, request->when, request->keep);
    if (!inquiry) return console.fail(placed(inquiry.error(), deck->file));

    Progress progress(TuneText::tr("Tuning the deck …"));
    const auto result = tune(*book, setup, inquiry->plan(), *request, [&](double done) { return progress(done); });
    if (!result) {
        if (result.error().reason == NoOdds::Stopped) console.printError(TuneText::tr("Stopped."));
        else
            console.printError(TuneText::tr("%1 has no exact odds, so the deck cannot be tuned for it.")
                                   .arg(fromUtf8(request->questions[result.error().question].text)));
        return ExitStatus::BadInput;
    }
    const TuneReport report(console, *deck, setup, *request, *result, swappable(setup, inquiry->plan(), *request));
    console.json() ? report.printJson() : report.printText();
    return result->best.empty() ? ExitStatus::AnswerIsNo : ExitStatus::Done;
}

}  // namespace

Command tuneCommand()
{
    return {
        .name = "tune",
        .usage = "mazzo tune FILE --ask EXPR [--at-least P]... [--weights W,...] [--swaps N] [--owned] "
                 "[--pool QUERY] [--mulligan 'keep if EXPR'] [--draw N] [--turn T] [--count hand|seen] "
                 "[--seconds N] [--rules ID] [--set OPTION=VALUE] [--from FORMAT] [--game ID]",
        .summary = QT_TRANSLATE_NOOP("commands", "Find the few card swaps that most improve the odds of a hand and "
                                                 "keep the deck legal"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {{"--ask", "EXPR",
                     QT_TRANSLATE_NOOP("commands", "A condition on the hand whose odds to improve; can be "
                                                   "repeated")},
                    {"--at-least", "P",
                     QT_TRANSLATE_NOOP("commands", "The probability the preceding --ask must reach, such as 0.9")},
                    {"--weights", "W", QT_TRANSLATE_NOOP("commands", "The weight of each of the other questions: 2,1")},
                    {"--swaps", "N", QT_TRANSLATE_NOOP("commands", "How many cards to swap at most (default: 3)")},
                    kOwnedOption,
                    {"--pool", "QUERY", QT_TRANSLATE_NOOP("commands", "Add only cards that match the query")},
                    kMulliganOption,
                    kDrawOption,
                    kTurnOption,
                    kCountOption,
                    {"--seconds", "N", QT_TRANSLATE_NOOP("commands", "How long to search at most (default: 5)")},
                    kRulesOption,
                    kSetOption,
                    kFromOption,
                    kGameOption},
        .run = runTune,
    };
}

}  // namespace mazzo::cli

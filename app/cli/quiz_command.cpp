// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/quiz_command.h"

#include "app/cli/ask_options.h"
#include "app/cli/common_options.h"
#include "app/cli/deck_choice.h"
#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/cli/progress.h"
#include "app/text/value_text.h"
#include "goldfish/odds/hand_quiz.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <iostream>
#include <random>

namespace mazzo::cli {

using namespace goldfish::odds;
using goldfish::Setup;

namespace {

using QuizJson = nlohmann::ordered_json;

struct QuizText {
    Q_DECLARE_TR_FUNCTIONS(QuizText)
};

constexpr std::uint64_t kUsualHands = 10;
constexpr double kQuizMillion = 1e6;
/// Odds that differ by less are equal: both answers are right.
constexpr double kAlike = 1e-9;

struct QuizOrder {
    Question goal;
    std::optional<Question> keep;
    When when;
    std::uint64_t hands = kUsualHands;
    std::uint64_t seed = 1;
};

Checked<QuizOrder> readQuizOrder(const Arguments& arguments, const Game& game)
{
    Errors errors;
    QuizOrder order;
    std::vector<Question> asks = readAsks(arguments, 1, game, errors);
    std::vector<Question> policies = readPolicies(arguments, game, errors);
    if (errors.empty() && asks.size() != 1)
        errors.push_back({Error::Kind::Parse, "quiz.one-goal", {}, {std::to_string(asks.size())}, {}});
    if (const auto when = readWhen(arguments)) order.when = *when;
    else errors.push_back(when.error());
    if (const auto hands = numberBetween(arguments, "--hands", 1, 1000)) order.hands = hands->value_or(kUsualHands);
    else errors.push_back(hands.error());
    if (const auto seed = numberOption(arguments, "--seed")) order.seed = seed->value_or(std::random_device{}());
    else errors.push_back(seed.error());
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    order.goal = std::move(asks.front());
    if (!policies.empty()) order.keep = std::move(policies.back());
    return order;
}

enum class QuizAnswer : std::uint8_t { Keep, Mulligan, End };

/// The next line that is an answer; other lines are asked again.
QuizAnswer readAnswer(const Console& console)
{
    for (std::string line; std::getline(std::cin, line);) {
        const QString word = fromUtf8(line).trimmed().toLower();
        if (word == "k" || word == "keep" || word == QuizText::tr("keep")) return QuizAnswer::Keep;
        if (word == "m" || word == "mulligan" || word == QuizText::tr("mulligan")) return QuizAnswer::Mulligan;
        if (word == "q" || word == "quit") return QuizAnswer::End;
        console.printError(QuizText::tr("Answer k (keep), m (mulligan) or q (quit)."));
    }
    return QuizAnswer::End;
}

QString quizOddsText(const HandQuiz::Odds& odds, const std::string& language)
{
    const QLocale locale(fromUtf8(language));
    const auto percent = [&](double share) { return locale.toString(share * 100, 'f', 2) + " %"; };
    QString text = percent(odds.share.least);
    if (!odds.share.isOne()) text += QStringLiteral("–") + percent(odds.share.most);
    return odds.exact ? text : QuizText::tr("%1 (simulated, ± %2)").arg(text, percent(odds.error));
}

QuizJson quizOddsJson(const HandQuiz::Odds& odds)
{
    QuizJson json{{"method", odds.exact ? "exact" : "simulated"}, {"odds", odds.share.least}};
    if (!odds.share.isOne()) json["odds_max"] = odds.share.most;
    if (!odds.exact) json["error"] = odds.error;
    return json;
}

class QuizRound {
public:
    QuizRound(const Console& console, const Setup& setup, const HandQuiz& quiz, const QuizOrder& order)
        : m_console(console), m_setup(setup), m_quiz(quiz), m_order(order)
    {}

    /// False if the user stopped a computation.
    bool play()
    {
        Random random(m_order.seed);
        for (std::uint64_t number = 0; number < m_order.hands; ++number) {
            const std::vector<Dealt> hand = m_quiz.deal(random);
            if (!m_console.json()) printHand(number, hand);
            const QuizAnswer said = readAnswer(m_console);
            if (said == QuizAnswer::End) return true;
            Progress progress(QuizText::tr("Calculating the odds …"));
            const auto answer = m_quiz.answer(hand, [&](double done) { return progress(done); });
            if (!answer) return false;
            judge(hand, said == QuizAnswer::Keep, *answer);
        }
        return true;
    }

    void print() const
    {
        if (m_console.json()) {
            m_console.print({{"seed", m_order.seed},
                             {"goal", m_order.goal.text},
                             {"hands", m_hands},
                             {"right", m_right},
                             {"given_away", m_givenAway}});
            return;
        }
        m_console.line();
        m_console.line(QuizText::tr("%1 of %2 right; %3 given away in all.")
                           .arg(m_right)
                           .arg(m_hands.size())
                           .arg(QLocale(fromUtf8(m_console.language())).toString(m_givenAway * 100, 'f', 2) + " %"));
    }

    [[nodiscard]] DeckResult result() const
    {
        return {.mark = newResultMark(),
                .kind = DeckResult::Kind::Quiz,
                .day = QDate::currentDate().toString(Qt::ISODate).toStdString(),
                .note = m_order.goal.text.substr(0, DeckResult::kMaxText),
                .hands = static_cast<int>(m_hands.size()),
                .rightAnswers = m_right,
                .givenAway = std::llround(m_givenAway * kQuizMillion)};
    }

private:
    [[nodiscard]] std::vector<std::string> names(const std::vector<Dealt>& hand) const
    {
        std::vector<std::string> list;
        for (const Dealt& card : hand) list.emplace_back(m_setup.name(card.card, m_console.language()));
        return list;
    }

    void printHand(std::uint64_t number, const std::vector<Dealt>& hand) const
    {
        QStringList list;
        for (const std::string& name : names(hand)) list.append(fromUtf8(name));
        m_console.line();
        m_console.line(
            QuizText::tr("Hand %1 of %2: %3").arg(number + 1).arg(m_order.hands).arg(list.join(QStringLiteral(", "))));
        m_console.line(QuizText::tr("Keep or mulligan?"));
        std::fflush(stdout);
    }

    void judge(const std::vector<Dealt>& hand, bool kept, const HandQuiz::Answer& answer)
    {
        const double lost = std::max(0.0, kept ? -answer.lead() : answer.lead());
        const bool right = lost < kAlike;
        m_right += right ? 1 : 0;
        m_givenAway += right ? 0 : lost;
        m_hands.push_back({{"hand", names(hand)},
                           {"keep", quizOddsJson(answer.keep)},
                           {"mulligan", quizOddsJson(answer.mulligan)},
                           {"answer", kept ? "keep" : "mulligan"},
                           {"right", right}});
        if (m_console.json()) return;
        m_console.line(QuizText::tr("%1 Keep: %2, mulligan: %3")
                           .arg(right ? QuizText::tr("Right.") : QuizText::tr("Wrong."),
                                quizOddsText(answer.keep, m_console.language()),
                                quizOddsText(answer.mulligan, m_console.language())));
    }

    const Console& m_console;
    const Setup& m_setup;
    const HandQuiz& m_quiz;
    const QuizOrder& m_order;
    QuizJson m_hands = QuizJson::array();
    int m_right = 0;
    double m_givenAway = 0;
};

ExitStatus runQuiz(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    std::optional<StoredDeck> kept;
    if (const auto name = arguments.value("--save")) {
        const auto decks = workspace->library().decks().all();
        if (!decks) return console.fail(decks.error());
        auto deck = findDeck(*decks, *name);
        if (!deck) return console.fail(deck.error());
        kept = std::move(*deck);
    }
    auto loader = DeckLoader::create(console, *workspace, arguments);
    if (!loader) return console.fail(loader.error());
    const auto deck = loader->load(arguments.positional().front());
    if (!deck) return console.fail(deck.error());
    const auto order = readQuizOrder(arguments, deck->game());
    if (!order) return console.fail(order.error());
    const Setup setup = Setup::of(deck->game(), deck->catalogue(), deck->deck.settings, deck->deck.deck);
    const auto quiz = HandQuiz::of(setup, order->goal, order->when, order->keep);
    if (!quiz) return console.fail(placed(quiz.error(), deck->file));
    QuizRound round(console, setup, *quiz, *order);
    if (!round.play()) {
        console.printError(QuizText::tr("Stopped."));
        return ExitStatus::BadInput;
    }
    round.print();
    const DeckResult result = round.result();
    if (!kept || result.hands == 0) return ExitStatus::Done;
    const auto stored = workspace->library().deckResults().put(kept->id, result);
    return stored ? ExitStatus::Done : console.fail(stored.error());
}

}  // namespace

Command quizCommand()
{
    return {
        .name = "quiz",
        .usage = "mazzo quiz FILE --ask EXPR [--mulligan 'keep if EXPR'] [--draw N] [--turn T] [--count hand|seen] "
                 "[--hands N] [--seed N] [--save NAME] [--rules ID] [--set OPTION=VALUE] [--from FORMAT] "
                 "[--game ID]",
        .summary = QT_TRANSLATE_NOOP("commands", "Deal opening hands, ask for each if you keep it, and show the odds "
                                                 "of the goal for both answers; answers are read from standard "
                                                 "input: k, m or q"),
        .minArgs = 1,
        .maxArgs = 2,
        .options = {{"--ask", "EXPR",
                     QT_TRANSLATE_NOOP("commands", "The goal: a condition on the hand, such as count(type:unit) >= "
                                                   "5")},
                    {"--mulligan", "POLICY",
                     QT_TRANSLATE_NOOP("commands", "What you do after a mulligan: 'keep if EXPR'; without it, the "
                                                   "next hand is kept")},
                    kDrawOption,
                    kTurnOption,
                    kCountOption,
                    {"--hands", "N", QT_TRANSLATE_NOOP("commands", "How many hands are dealt (default 10)")},
                    kSeedOption,
                    {"--save", "NAME", QT_TRANSLATE_NOOP("commands", "Keep the score with this deck of the library")},
                    kRulesOption,
                    kSetOption,
                    kFromOption,
                    kGameOption},
        .run = runQuiz,
    };
}

}  // namespace mazzo::cli

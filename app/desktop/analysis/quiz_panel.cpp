// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/quiz_panel.h"

#include "app/desktop/analysis/deck_questions.h"
#include "app/desktop/cards/card_summary.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QDate>
#include <QRandomGenerator>

#include <cmath>

namespace mazzo::desktop {

using namespace goldfish::odds;

namespace {

/// Odds that differ by less are equal: both answers are right.
constexpr double kEqualOdds = 1e-9;

Result<HandQuiz> handQuiz(const AnalysedDeck& deck, const std::string& goal, const std::string& keep, int turn)
{
    auto question = readQuestion(goal, deck.game->game);
    if (!question) return failure(question.error());
    const When when{0, turn > 0 ? std::optional(turn) : std::nullopt};
    return HandQuiz::of(*deck.setup, std::move(*question), when, readKeep(keep, deck.game->game));
}

}  // namespace

QuizPanel::QuizPanel(QObject* parent)
    : QObject(parent),
      m_random(QRandomGenerator::global()->generate64()),
      m_task(
          [](const Order& order, const TaskControl& control) -> std::optional<Answer> {
              const auto quiz = handQuiz(order.deck, order.goal, order.keep, order.turn);
              if (!quiz) return std::nullopt;
              return quiz->answer(order.hand, [&](double) { return !control.stopRequested(); });
          },
          [this](std::optional<Answer> answer) {
              m_answer = std::move(answer);
              judge();
              emit changed();
          })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &QuizPanel::busyChanged);
}

void QuizPanel::setOrder(const AnalysedDeck& deck, std::vector<std::string> questions, std::vector<std::string> keeps)
{
    const bool same = m_deck.deckId == deck.deckId;
    m_deck = deck;
    m_questions = std::move(questions);
    m_keeps = std::move(keeps);
    m_goal = std::clamp(m_goal, 0, std::max(0, static_cast<int>(m_questions.size()) - 1));
    m_policy = std::clamp(m_policy, 0, static_cast<int>(m_keeps.size()));
    if (!same) {
        m_hands = 0;
        m_rightAnswers = 0;
        m_givenAway = 0;
    }
    clear();
    emit optionsChanged();
}

void QuizPanel::retranslate()
{
    showHand();
    emit optionsChanged();
    emit changed();
}

bool QuizPanel::available() const
{
    return m_deck.present() && m_deck.setup->procedure.mulligan.kind != Procedure::Mulligan::Kind::None;
}

QStringList QuizPanel::goals() const
{
    QStringList goals;
    for (const std::string& question : m_questions) goals.append(questionText(question, m_deck.game->game));
    return goals;
}

QStringList QuizPanel::policies() const
{
    QStringList policies{tr("keep any hand")};
    for (const std::string& keep : m_keeps)
        policies.append(tr("keep if %1").arg(questionText(keep, m_deck.game->game)));
    return policies;
}

void QuizPanel::clear()
{
    m_task.cancel();
    m_hand.clear();
    m_answer.reset();
    m_said = Said::Nothing;
    m_judged = false;
    m_error.reset();
    showHand();
    emit changed();
}

void QuizPanel::setGoal(int goal)
{
    if (goal == m_goal || goal < 0 || goal >= std::ssize(m_questions)) return;
    m_goal = goal;
    clear();
    emit optionsChanged();
}

void QuizPanel::setPolicy(int policy)
{
    if (policy == m_policy || policy < 0 || policy > std::ssize(m_keeps)) return;
    m_policy = policy;
    clear();
    emit optionsChanged();
}

void QuizPanel::setTurn(int turn)
{
    turn = std::clamp(turn, 0, 30);
    if (turn == m_turn) return;
    m_turn = turn;
    clear();
    emit optionsChanged();
}

Result<HandQuiz> QuizPanel::quiz() const
{
    const std::string keep = m_policy > 0 ? m_keeps[static_cast<std::size_t>(m_policy - 1)] : std::string();
    return handQuiz(m_deck, m_questions[static_cast<std::size_t>(m_goal)], keep, m_turn);
}

void QuizPanel::deal()
{
    clear();
    if (!m_deck.present() || m_questions.empty()) return;
    const auto round = quiz();
    if (!round) {
        m_error = round.error();
        return emit changed();
    }
    m_hand = round->deal(m_random);
    showHand();
    const std::string keep = m_policy > 0 ? m_keeps[static_cast<std::size_t>(m_policy - 1)] : std::string();
    m_task.ask({m_deck, m_questions[static_cast<std::size_t>(m_goal)], keep, m_turn, m_hand});
    emit changed();
}

void QuizPanel::decide(bool keep)
{
    if (m_hand.empty() || m_said != Said::Nothing) return;
    m_said = keep ? Said::Keep : Said::Mulligan;
    judge();
    emit changed();
}

void QuizPanel::judge()
{
    if (!m_answer || m_said == Said::Nothing || m_judged) return;
    m_judged = true;
    const double lost = m_said == Said::Keep ? -m_answer->lead() : m_answer->lead();
    m_lost = lost > kEqualOdds ? lost : 0;
    ++m_hands;
    m_rightAnswers += m_lost > 0 ? 0 : 1;
    m_givenAway += m_lost;
}

void QuizPanel::finish()
{
    if (m_hands > 0) {
        constexpr double kMillion = 1e6;
        const std::string& goal = m_questions[static_cast<std::size_t>(m_goal)];
        emit finished({.mark = newResultMark(),
                       .kind = DeckResult::Kind::Quiz,
                       .day = QDate::currentDate().toString(Qt::ISODate).toStdString(),
                       .note = goal.substr(0, DeckResult::kMaxText),
                       .hands = m_hands,
                       .rightAnswers = m_rightAnswers,
                       .givenAway = std::llround(m_givenAway * kMillion)});
    }
    m_hands = 0;
    m_rightAnswers = 0;
    m_givenAway = 0;
    clear();
}

void QuizPanel::showHand()
{
    QList<CardRow> rows;
    const std::string language = currentLanguage();
    std::vector<Dealt> sorted = m_hand;
    std::ranges::sort(sorted, {}, &Dealt::card);
    for (const Dealt& dealt : sorted) {
        CardRow row;
        row.name = fromUtf8(m_deck.setup->name(dealt.card, language));
        if (!m_deck.setup->isUnknownCard(dealt.card)) {
            const TypeIndex type = m_deck.game->catalogue.type(dealt.card);
            row.cardId = fromUtf8(m_deck.game->catalogue.id(dealt.card));
            row.typeIndex = static_cast<int>(type);
            row.typeName = fromUtf8(m_deck.game->game[type].name.in(language));
        }
        rows.append(row);
    }
    m_cards.setRows(std::move(rows));
}

QString QuizPanel::state() const
{
    if (m_hand.empty()) return {};
    if (m_judged) return QStringLiteral("answered");
    return m_said == Said::Nothing ? QStringLiteral("asking") : QStringLiteral("waiting");
}

QString QuizPanel::trouble() const { return m_error ? sentence(*m_error) : QString(); }

QString QuizPanel::verdict() const
{
    if (!m_judged) return {};
    const double lead = std::abs(m_answer->lead());
    if (lead <= kEqualOdds) return tr("Both are equally good.");
    const QString points = pointsText(lead).mid(1);
    const bool keepIsBetter = m_answer->lead() > 0;
    if (m_lost > 0)
        return keepIsBetter ? tr("Keeping would have been better by %1 points.").arg(points)
                            : tr("The mulligan would have been better by %1 points.").arg(points);
    return keepIsBetter ? tr("Right: keeping is better by %1 points.").arg(points)
                        : tr("Right: the mulligan is better by %1 points.").arg(points);
}

QString QuizPanel::oddsOf(HandQuiz::Odds Answer::* part) const
{
    if (!m_answer) return {};
    const HandQuiz::Odds& odds = (*m_answer).*part;
    return oddsText(KnownOdds{odds.share, odds.error, odds.exact});
}

QString QuizPanel::method() const
{
    if (!m_answer) return {};
    return m_answer->keep.exact && m_answer->mulligan.exact ? tr("Exact odds.")
                                                            : tr("≈ is simulated; ± is the standard error.");
}

QString QuizPanel::score() const
{
    if (m_hands == 0) return tr("No hand decided yet.");
    return tr("%1 of %n right · %2 points given away per hand", nullptr, m_hands)
        .arg(m_rightAnswers)
        .arg(pointsText(m_givenAway / m_hands).remove('+'));
}

}  // namespace mazzo::desktop

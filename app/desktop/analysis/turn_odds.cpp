// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/turn_odds.h"

#include "app/desktop/analysis/deck_questions.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

using namespace goldfish::odds;

namespace {

constexpr std::uint64_t kTurnHands = 100'000;  // dealt where there is no exact answer

/// One question under one policy at one time; nothing if it was stopped.
std::optional<KnownOdds> oddsAt(const Inquiry& inquiry, const Watch& watch)
{
    const ExactOdds exact = inquiry.exact(0, watch);
    if (exact) return KnownOdds{*exact, 0, true};
    if (exact.error() == NoOdds::Stopped) return std::nullopt;
    Inquiry::Run run;
    run.hands = kTurnHands;
    const auto simulated = inquiry.simulated(run, watch);
    if (!simulated) return std::nullopt;
    return KnownOdds{simulated->front().share, simulated->front().error, false};
}

}  // namespace

TurnOdds::TurnOdds(QObject* parent)
    : QObject(parent), m_task(&TurnOdds::computed, [this](Report report) {
          m_stopped = report.stopped;
          m_report = std::move(report);
          m_question = std::clamp(m_question, 0, std::max(0, static_cast<int>(m_report.odds.size()) - 1));
          show();
      })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &TurnOdds::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &TurnOdds::progressChanged);
}

void TurnOdds::setOrder(const AnalysedDeck& deck, std::vector<std::string> questions, std::vector<std::string> keeps)
{
    m_deck = deck;
    m_questions = std::move(questions);
    m_keeps = std::move(keeps);
    m_keeps.insert(m_keeps.begin(), std::string());
    ask();
}

void TurnOdds::setActive(bool active)
{
    m_active = active;
    if (active && m_due) ask();
}

void TurnOdds::ask()
{
    m_due = !m_active;
    m_stopped = false;
    if (!m_active) return;
    if (m_deck.present() && !m_questions.empty()) return m_task.ask({m_deck, m_questions, m_keeps, m_turns, m_seen});
    m_task.cancel();
    m_report = {};
    show();
}

void TurnOdds::stop()
{
    if (!busy()) return;
    m_stopped = true;
    m_task.cancel();
}

void TurnOdds::resume() { ask(); }

void TurnOdds::setTurns(int turns)
{
    turns = std::clamp(turns, 1, kMaxTurns);
    if (turns == m_turns) return;
    m_turns = turns;
    m_goalTurn = std::min(m_goalTurn, turns);
    emit optionsChanged();
    ask();
}

void TurnOdds::setSeen(bool seen)
{
    if (seen == m_seen) return;
    m_seen = seen;
    emit optionsChanged();
    ask();
}

void TurnOdds::setGoalTurn(int turn)
{
    turn = std::clamp(turn, 0, m_turns);
    if (turn == m_goalTurn) return;
    m_goalTurn = turn;
    emit optionsChanged();
    show();
}

void TurnOdds::setQuestion(int question)
{
    if (question == m_question || question < 0 || question >= std::ssize(m_report.odds)) return;
    m_question = question;
    emit answered();
}

TurnOdds::Report TurnOdds::computed(const Order& order, const TaskControl& control)
{
    const Game& game = order.deck.game->game;
    Report report{order.questions, order.keeps, {}, {}, false};
    const double all = static_cast<double>(order.questions.size() * order.keeps.size()) * (order.turns + 1);
    int done = 0;
    const Watch watch = [&](double) { return !control.stopRequested(); };
    for (const std::string& text : order.questions) {
        auto& byPolicy = report.odds.emplace_back();
        for (const std::string& keep : order.keeps) {
            auto& byTurn = byPolicy.emplace_back();
            for (int turn = 0; turn <= order.turns; ++turn) {
                When when{0, turn > 0 ? std::optional(turn) : std::nullopt};
                when.counting = order.seen ? Counting::Seen : Counting::Hand;
                const auto inquiry = Inquiry::of(*order.deck.setup, readQuestions({text}, game), when,
                                                 readKeep(keep, game));
                if (!inquiry) {
                    report.error = inquiry.error();
                    report.odds.clear();
                    return report;
                }
                const auto odds = oddsAt(*inquiry, watch);
                if (!odds) {
                    report.stopped = true;
                    report.odds.clear();
                    return report;
                }
                byTurn.push_back(*odds);
                control.setProgress(++done / all);
            }
        }
    }
    return report;
}

QString TurnOdds::policyName(const std::string& keep) const
{
    if (keep.empty()) return tr("Keep every hand");
    return tr("Keep if %1").arg(m_deck.present() ? questionText(keep, m_deck.game->game) : fromUtf8(keep));
}

std::optional<std::size_t> TurnOdds::bestPolicy(std::size_t question) const
{
    if (m_report.keeps.size() < 2) return std::nullopt;
    std::size_t best = 0;
    const auto at = [&](std::size_t policy) {
        const auto& byTurn = m_report.odds[question][policy];
        return byTurn[std::min(static_cast<std::size_t>(m_goalTurn), byTurn.size() - 1)].share.least;
    };
    for (std::size_t policy = 1; policy < m_report.keeps.size(); ++policy)
        if (at(policy) > at(best)) best = policy;
    return best;
}

QStringList TurnOdds::headings() const
{
    QStringList headings;
    const std::size_t columns = m_report.odds.empty() ? 0 : m_report.odds.front().front().size();
    for (std::size_t turn = 0; turn < columns; ++turn)
        headings.append(turn == 0 ? tr("Opening") : tr("Turn %1").arg(turn));
    return headings;
}

void TurnOdds::show()
{
    QList<Row> rows;
    for (std::size_t question = 0; question < m_report.odds.size(); ++question) {
        const auto best = bestPolicy(question);
        for (std::size_t policy = 0; policy < m_report.keeps.size(); ++policy) {
            Row row;
            row.question = static_cast<int>(question);
            row.explained = questionText(m_report.questions[question], m_deck.game->game);
            row.policy = policyName(m_report.keeps[policy]);
            row.first = policy == 0;
            row.best = best == policy;
            for (const KnownOdds& odds : m_report.odds[question][policy]) row.cells.append(oddsText(odds));
            row.spoken = tr("%1. %2: %3").arg(row.explained, row.policy, row.cells.join(QStringLiteral(", ")));
            rows.append(row);
        }
    }
    m_rows.setRows(std::move(rows));
    emit answered();
}

QVariantList TurnOdds::series() const
{
    QVariantList series;
    if (m_question >= std::ssize(m_report.odds)) return series;
    const auto& byPolicy = m_report.odds[static_cast<std::size_t>(m_question)];
    for (std::size_t policy = 0; policy < byPolicy.size(); ++policy) {
        QVariantList values;
        for (const KnownOdds& odds : byPolicy[policy]) values.append(odds.share.least * 100);
        series.append(QVariantMap{{"name", policyName(m_report.keeps[policy])}, {"values", values}});
    }
    return series;
}

QString TurnOdds::chartTitle() const
{
    if (m_question >= std::ssize(m_report.odds)) return {};
    return questionText(m_report.questions[static_cast<std::size_t>(m_question)], m_deck.game->game);
}

QString TurnOdds::advice() const
{
    if (m_question >= std::ssize(m_report.odds)) return {};
    const auto question = static_cast<std::size_t>(m_question);
    const auto best = bestPolicy(question);
    if (!best) return {};
    const auto& byPolicy = m_report.odds[question];
    const auto turn = std::min(static_cast<std::size_t>(m_goalTurn), byPolicy.front().size() - 1);
    const QString when = turn == 0 ? tr("in the opening hand") : tr("on turn %1").arg(turn);
    const double gain = byPolicy[*best][turn].share.least - byPolicy.front()[turn].share.least;
    if (*best == 0) return tr("Keeping every hand is best %1.").arg(when);
    return tr("Best %1: “%2”, %3 points more than keeping every hand.")
        .arg(when, policyName(m_report.keeps[*best]), pointsText(gain).remove('+'));
}

QString TurnOdds::method() const
{
    bool exact = false;
    bool simulated = false;
    for (const auto& byPolicy : m_report.odds)
        for (const auto& byTurn : byPolicy)
            for (const KnownOdds& odds : byTurn) (odds.exact ? exact : simulated) = true;
    if (exact && simulated)
        return tr("Exact; numbers with ≈ are simulated with %L1 hands, ± is their standard error.").arg(kTurnHands);
    if (simulated) return tr("Simulated with %L1 hands; ± is the standard error.").arg(kTurnHands);
    return exact ? tr("Exact. Nothing is played in the meantime.") : QString();
}

QString TurnOdds::trouble() const { return m_report.error ? sentence(*m_report.error) : QString(); }

}  // namespace mazzo::desktop

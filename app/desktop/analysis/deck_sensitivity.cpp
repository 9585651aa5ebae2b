// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/deck_sensitivity.h"

#include "app/desktop/analysis/deck_questions.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QElapsedTimer>

#include <cmath>

namespace mazzo::desktop {

using namespace goldfish::odds;

DeckSensitivity::DeckSensitivity(QObject* parent)
    : QObject(parent), m_task(&DeckSensitivity::computed, [this](Report report) {
          m_report = std::move(report);
          if (m_sortedBy >= std::ssize(m_report.questions)) m_sortedBy = 0;
          show();
      })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &DeckSensitivity::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &DeckSensitivity::progressChanged);
}

void DeckSensitivity::setOrder(const AnalysedDeck& deck, std::vector<std::string> questions)
{
    m_deck = deck;
    m_questions = std::move(questions);
    ask();
}

void DeckSensitivity::setActive(bool active)
{
    m_active = active;
    if (active && m_due) ask();
}

void DeckSensitivity::ask()
{
    m_due = !m_active;
    if (!m_active) return;
    if (m_deck.present() && !m_questions.empty()) return m_task.ask({m_deck, m_questions, m_turn});
    m_task.cancel();
    m_report = {};
    show();
}

void DeckSensitivity::setSortedBy(int question)
{
    if (question == m_sortedBy || question < -1 || question >= std::ssize(m_report.questions)) return;
    m_sortedBy = question;
    show();
}

void DeckSensitivity::setTurn(int turn)
{
    turn = std::clamp(turn, 0, 30);
    if (turn == m_turn) return;
    m_turn = turn;
    emit answered();
    ask();
}

DeckSensitivity::Report DeckSensitivity::computed(const Order& order, const TaskControl& control)
{
    QElapsedTimer timer;
    timer.start();
    const Game& game = order.deck.game->game;
    Report report{order.questions, {}, {}, {}, 0};
    const std::vector<Question> questions = readQuestions(order.questions, game);
    const When when{0, order.turn > 0 ? std::optional(order.turn) : std::nullopt};
    const auto inquiry = Inquiry::of(*order.deck.setup, questions, when);
    if (!inquiry) {
        report.error = inquiry.error();
        return report;
    }
    const Watch watch = [&](double done) {
        if (done >= 0) control.setProgress(done);
        return !control.stopRequested();
    };
    for (std::size_t i = 0; i < questions.size(); ++i) report.now.push_back(inquiry->exact(i, watch));
    if (auto cards = sensitivities(*order.deck.setup, inquiry->plan(), questions, {}, watch))
        report.cards = std::move(*cards);
    report.milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    return report;
}

std::optional<double> DeckSensitivity::difference(std::size_t question, const ExactOdds& after) const
{
    const ExactOdds& before = m_report.now[question];
    if (!before || !after) return std::nullopt;
    return after->least - before->least;
}

QStringList DeckSensitivity::headings() const
{
    QStringList headings;
    for (const std::string& question : m_report.questions) headings.append(questionText(question, m_deck.game->game));
    return headings;
}

QStringList DeckSensitivity::now() const
{
    QStringList texts;
    for (const ExactOdds& odds : m_report.now) texts.append(odds ? oddsText(*odds) : QStringLiteral("–"));
    return texts;
}

void DeckSensitivity::show()
{
    QList<Row> rows;
    m_effects.clear();
    const std::string language = currentLanguage();
    for (const Sensitivity& card : m_report.cards) {
        Row row;
        row.name = fromUtf8(m_deck.setup->name(card.card.card, language));
        if (!m_deck.setup->isUnknownCard(card.card.card))
            row.cardId = fromUtf8(m_deck.game->catalogue.id(card.card.card));
        row.zone = fromUtf8(m_deck.game->game[card.card.zone].name.in(language));
        row.copies = card.copies;
        QStringList spoken;
        for (std::size_t i = 0; i < m_report.questions.size(); ++i) {
            const auto more = difference(i, card.more[i]);
            const auto less = difference(i, card.less[i]);
            row.more.append(more ? pointsText(*more) : QStringLiteral("–"));
            row.less.append(less ? pointsText(*less) : QStringLiteral("–"));
            row.moreValues.append(more.value_or(0));
            row.lessValues.append(less.value_or(0));
            if (i == 0 && more && less) m_effects[{card.card.zone, card.card.card}] = {*more, *less};
            spoken.append(
                tr("%1: one more %2, one less %3")
                    .arg(questionText(m_report.questions[i], m_deck.game->game), row.more.last(), row.less.last()));
        }
        row.spoken = QStringLiteral("%1. %2").arg(row.name, spoken.join(QStringLiteral("; ")));
        rows.append(row);
    }
    if (m_sortedBy >= 0)
        std::ranges::stable_sort(rows, [this](const Row& a, const Row& b) {
            return a.moreValues.value(m_sortedBy).toDouble() > b.moreValues.value(m_sortedBy).toDouble();
        });
    m_rows.setRows(std::move(rows));
    emit answered();
}

QString DeckSensitivity::method() const
{
    if (m_report.cards.empty()) return {};
    return tr("Exact, in percentage points, computed in %1 ms. The deck becomes one card larger or smaller.")
        .arg(std::max(1, static_cast<int>(std::ceil(m_report.milliseconds))));
}

QString DeckSensitivity::trouble() const { return m_report.error ? sentence(*m_report.error) : QString(); }

}  // namespace mazzo::desktop

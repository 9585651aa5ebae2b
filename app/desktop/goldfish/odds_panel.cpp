// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/odds_panel.h"

#include "app/desktop/goldfish/saved_questions.h"
#include "app/text/description_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "goldfish/odds/odds_by_turn.h"
#include "model/query/describe.h"

#include <QLocale>

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;
using namespace goldfish::odds;

namespace {

constexpr int kMaxTurns = 30;

/// The least exact odds of a question on each turn; nothing if there are none.
QVariantList oddsOfTurns(const Setup& setup, const std::string& text, const std::string& keep, const Watch& watch)
{
    constexpr int kChartTurns = 10;
    const auto question = readQuestion(text, *setup.game);
    std::optional<Question> policy;
    if (!keep.empty())
        if (auto read = readQuestion(keep, *setup.game)) policy = std::move(*read);
    if (!question) return {};
    const auto turns = oddsByTurn(setup, {*question}, {0, 1}, kChartTurns, policy, watch);
    QVariantList odds;
    if (!turns) return odds;
    for (const auto& turn : *turns) {
        if (turn.empty() || !turn.front()) return {};
        odds.append(turn.front()->least);
    }
    return odds;
}

OddsAnswer unanswered(const QString& question) { return {question.toStdString(), {}, {}, {}, {}}; }

QString number(double share) { return QLocale(fromUtf8(currentLanguage())).toString(share * 100, 'f', 1); }

QString percent(const Bounds& bounds)
{
    return bounds.isOne() ? number(bounds.least) + " %" : number(bounds.least) + " – " + number(bounds.most) + " %";
}

/// With non-breaking spaces.
QString withError(const Simulated& simulated)
{
    const Bounds& share = simulated.share;
    return (share.isOne() ? number(share.least) : number(share.least) + "–" + number(share.most)) +
           QStringLiteral("\u00a0±\u00a0%1\u00a0%").arg(number(simulated.error));
}

}  // namespace

OddsPanel::OddsPanel(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_task(
          [this](const OddsWork& work, const TaskControl& control) {
              // `this` is only used in calls that the task delivers, and those end with the panel.
              work.run(
                  [&](OddsAnswer answer) { control.post([this, answer = std::move(answer)] { applyAnswer(answer); }); },
                  [&](double done) {
                      control.setProgress(done);
                      return !control.stopRequested();
                  });
              return Done();
          },
          [this](Done) { show(); }),
      m_turns(
          [](const TurnsQuestion& question, const TaskControl& control) {
              return oddsOfTurns(*question.setup, question.text, question.keep,
                                 [&control](double) { return !control.stopRequested(); });
          },
          [this](QVariantList odds) {
              m_chart = std::move(odds);
              emit chartChanged();
          })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &OddsPanel::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &OddsPanel::progressChanged);
}

int OddsPanel::maxTurns() const { return kMaxTurns; }

void OddsPanel::setDeck(GameSnapshot game, std::shared_ptr<const Setup> setup, const QString& deckId)
{
    stop();
    m_key = questionsKey(game->game, deckId);
    m_game = std::move(game);
    m_setup = std::move(setup);
    m_keep.clear();
    m_error = {};
    m_keepError = {};
    QString kept = m_preferences.value(m_key.constData());
    if (kept.isEmpty()) kept = m_remembered[m_key];
    const QStringList first = firstQuestions(m_game->game, *m_setup);
    m_example = first.value(0);
    m_builder.setDeck(m_game, *m_setup, currentLanguage());
    m_suggestion.clear();
    m_questions.clear();
    m_chartRow = -1;
    for (const QString& question : kept.isEmpty() ? first : kept.split('\n', Qt::SkipEmptyParts))
        m_questions.push_back(unanswered(question));
    emit questionsChanged();
    drawChart();
    answerAgain();
}

void OddsPanel::remember()
{
    QStringList questions;
    for (const OddsAnswer& answer : m_questions) questions.append(fromUtf8(answer.text));
    m_remembered[m_key] = questions.join('\n');
    m_preferences.setValue(m_key.constData(), questions.join('\n'));
}

void OddsPanel::setTurn(int turn)
{
    turn = std::clamp(turn, 0, kMaxTurns);
    if (turn == m_turn) return;
    m_turn = turn;
    emit questionsChanged();
    answerAgain();
}

bool OddsPanel::ask(const QString& text)
{
    const QString question = text.trimmed();
    if (!m_setup || question.isEmpty()) return false;
    const auto inquiry = inquiryOf(*m_setup, question.toStdString(), when(), {});
    m_error = inquiry ? Mistake() : mistakeIn(text, inquiry.error(), text.indexOf(question));
    m_suggestion.clear();
    if (!inquiry) {
        for (const QString& likely : likelyFormulas(question, inquiry.error())) {
            if (!inquiryOf(*m_setup, likely.toStdString(), when(), {})) continue;
            m_suggestion = likely;
            break;
        }
    }
    emit questionsChanged();
    if (!inquiry) return false;
    if (std::ranges::find(m_questions, question.toStdString(), &OddsAnswer::text) == m_questions.end()) {
        m_questions.push_back(unanswered(question));
        remember();
    }
    resume();
    return true;
}

void OddsPanel::remove(int row)
{
    if (row < 0 || row >= static_cast<int>(m_questions.size())) return;
    m_questions.erase(m_questions.begin() + row);
    if (row <= m_chartRow) m_chartRow = row == m_chartRow ? -1 : m_chartRow - 1;
    remember();
    resume();
}

bool OddsPanel::setKeep(const QString& text)
{
    if (!m_setup) return false;
    QString condition = text.trimmed();
    if (const QString words = QStringLiteral("keep if "); condition.startsWith(words, Qt::CaseInsensitive))
        condition = condition.mid(words.size()).trimmed();
    const auto inquiry = inquiryOf(*m_setup, {}, when(), condition.toStdString());
    const bool changed = inquiry && condition != m_keep;
    m_keepError = inquiry || condition.isEmpty() ? Mistake()
                                                 : mistakeIn(text, inquiry.error(), text.indexOf(condition));
    if (changed) m_keep = condition;
    emit questionsChanged();
    if (changed) answerAgain();
    return inquiry.has_value();
}

void OddsPanel::dismissErrors()
{
    if (m_error.text.isEmpty() && m_keepError.text.isEmpty()) return;
    m_suggestion.clear();
    m_error = {};
    m_keepError = {};
    emit questionsChanged();
}

void OddsPanel::setChartRow(int row)
{
    if (row == m_chartRow || row >= static_cast<int>(m_questions.size())) return;
    m_chartRow = std::max(-1, row);
    drawChart();
}

void OddsPanel::drawChart()
{
    m_chart.clear();
    if (m_setup && m_chartRow >= 0 && m_chartRow < static_cast<int>(m_questions.size()))
        m_turns.ask({m_game, m_setup, m_questions[static_cast<std::size_t>(m_chartRow)].text, m_keep.toStdString()});
    else m_turns.cancel();
    emit chartChanged();
}

void OddsPanel::stop()
{
    if (!busy()) return;
    m_task.cancel();
    show();
}

bool OddsPanel::stopped() const { return !busy() && !std::ranges::all_of(m_questions, &OddsAnswer::isDone); }

/// The answers are about another hand.
void OddsPanel::answerAgain()
{
    for (OddsAnswer& answer : m_questions) answer = unanswered(fromUtf8(answer.text));
    resume();
}

void OddsPanel::resume()
{
    stop();
    if (!m_setup) return;
    OddsWork work{m_game, m_setup, {}, m_keep.toStdString(), when()};
    for (const OddsAnswer& answer : m_questions)
        if (!answer.isDone()) work.questions.push_back(answer.text);
    if (!work.questions.empty()) m_task.ask(std::move(work));
    show();
}

void OddsPanel::applyAnswer(const OddsAnswer& answer)
{
    const auto question = std::ranges::find(m_questions, answer.text, &OddsAnswer::text);
    if (question != m_questions.end()) *question = answer;
    show();
}

void OddsPanel::retranslate()
{
    if (!m_setup) return;
    m_error = {};
    m_keepError = {};
    m_suggestion.clear();
    m_builder.setDeck(m_game, *m_setup, currentLanguage());
    emit questionsChanged();
    show();
}

OddsPanel::Mistake OddsPanel::mistakeIn(const QString& text, const Error& error, qsizetype before)
{
    // Columns count characters; QML counts UTF-16 units.
    qsizetype position = before;
    int column = 1;
    for (; column < error.where.column && position < text.size(); ++column)
        position += text[position].isHighSurrogate() ? 2 : 1;
    if (error.where.column == 0) return {sentence(error), 0};
    const auto shown = static_cast<int>(text.left(position).toUcs4().size()) + 1;
    return {tr("Column %1: %2").arg(shown).arg(sentence(error)), static_cast<int>(position)};
}

OddsPanel::AnswerRow OddsPanel::rowOf(const OddsAnswer& answer) const
{
    const auto question = readQuestion(answer.text, m_game->game);
    const QString ask = fromUtf8(answer.text);
    const QString explained = question ? fromUtf8(describe(question->expression, m_game->game, *descriptionTexts()))
                                       : ask;
    if (answer.error) {
        const QString trouble = sentence(*answer.error);
        return {.ask = ask,
                .explained = explained,
                .exact = {},
                .simulated = {},
                .unknown = true,
                .trouble = trouble,
                .spoken = QStringLiteral("%1: %2").arg(explained, trouble)};
    }
    const QString waiting = busy() ? tr("calculating") : tr("stopped");
    const QString exact = answer.exact                            ? percent(*answer.exact)
                          : !answer.notExact                      ? waiting
                          : *answer.notExact == NoOdds::ComesBack ? tr("simulated only: cards set aside come back")
                                                                  : tr("simulated only: too many hands");
    const QString simulated = answer.simulated ? withError(*answer.simulated) : waiting;
    const Bounds bounds = answer.exact ? *answer.exact : answer.simulated ? answer.simulated->share : Bounds();
    // The exact odds, or else the simulated ones; the line below says which.
    const QString figure = answer.exact       ? exact
                           : answer.simulated ? QStringLiteral("≈ ") + percent(answer.simulated->share)
                                              : QStringLiteral("…");
    return {.ask = ask,
            .explained = explained,
            .exact = figure,
            .simulated = answer.exact || !answer.simulated ? tr("simulated: %1").arg(simulated)
                                                           : tr("simulated: %1; exact: %2").arg(simulated, exact),
            .share = bounds.least,
            .most = bounds.most,
            .unknown = !bounds.isOne(),
            .trouble = {},
            .spoken = tr("%1: exact %2, simulated %3").arg(explained, exact, simulated)};
}

void OddsPanel::show()
{
    QList<AnswerRow> rows;
    for (const OddsAnswer& answer : m_questions) rows.append(rowOf(answer));
    m_answers.setRows(std::move(rows));
    emit answered();
}

QString OddsPanel::hands() const
{
    const bool dealt = std::ranges::any_of(m_questions,
                                           [](const OddsAnswer& answer) { return answer.simulated.has_value(); });
    return dealt ? tr("%1 hands simulated, plus the exact odds")
                       .arg(QLocale(fromUtf8(currentLanguage())).toString(kOddsHands))
                 : QString();
}

}  // namespace mazzo::desktop

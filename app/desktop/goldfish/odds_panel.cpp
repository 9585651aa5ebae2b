// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/odds_panel.h"

#include "app/text/language.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish;
using namespace goldfish::odds;

namespace {

constexpr int kMaxTurns = 30;

QByteArray keyOf(const Game& game) { return "goldfish.questions." + QByteArray::fromStdString(game.id); }

/// Questions to begin with: the two commonest types of the draw pile, as many of each as an average hand has.
QStringList firstQuestions(const Game& game, const Setup& setup)
{
    const std::vector<CardIndex> pile = setup.dealtTo(setup.procedure.drawPile);
    std::map<TypeIndex, int> amounts;
    for (const CardIndex card : pile)
        if (!setup.isUnknownCard(card)) ++amounts[setup.catalogue->type(card)];
    std::vector<std::pair<int, TypeIndex>> types;
    for (const auto& [type, amount] : amounts) types.emplace_back(-amount, type);
    std::ranges::sort(types);
    QStringList questions;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, types.size()); ++i) {
        const int average = -types[i].first * setup.value(setup.procedure.openingHand) /
                            std::max(1, static_cast<int>(pile.size()));
        questions.append(
            QStringLiteral("count(type:%1) >= %2").arg(fromUtf8(game[types[i].second].id)).arg(std::max(1, average)));
    }
    return questions;
}

OddsAnswer unanswered(const QString& question) { return {question.toStdString(), {}, {}, {}, {}}; }

}  // namespace

OddsPanel::OddsPanel(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_answers({"ask", "explained", "exact", "simulated", "share", "most", "unknown", "trouble", "spoken"}),
      m_task(
          [this](const OddsWork& work, const TaskControl& control) {
              // `this` is only used in calls that the task delivers, and those end with the panel.
              work.workOut(
                  [&](OddsAnswer answer) { control.post([this, answer = std::move(answer)] { take(answer); }); },
                  [&](double done) {
                      control.setProgress(done);
                      return !control.stopRequested();
                  });
              return Done();
          },
          [this](Done) { show(); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &OddsPanel::busyChanged);
    connect(&m_task, &BackgroundTask::progressChanged, this, &OddsPanel::progressChanged);
}

int OddsPanel::mostTurns() const { return kMaxTurns; }

void OddsPanel::setDeck(GameSnapshot game, std::shared_ptr<const Setup> setup)
{
    stop();
    m_game = std::move(game);
    m_setup = std::move(setup);
    m_keep.clear();
    m_error = {};
    m_keepError = {};
    QString kept = m_preferences.kept(keyOf(m_game->game).constData());
    if (kept.isEmpty()) kept = m_remembered[m_game->game.id];
    const QStringList first = firstQuestions(m_game->game, *m_setup);
    m_example = first.value(0);
    m_asked.clear();
    for (const QString& question : kept.isEmpty() ? first : kept.split('\n', Qt::SkipEmptyParts))
        m_asked.push_back(unanswered(question));
    emit asked();
    askAll();
}

void OddsPanel::remember()
{
    QStringList questions;
    for (const OddsAnswer& answer : m_asked) questions.append(fromUtf8(answer.text));
    m_remembered[m_game->game.id] = questions.join('\n');
    m_preferences.keep(keyOf(m_game->game).constData(), questions.join('\n'));
}

void OddsPanel::setTurn(int turn)
{
    turn = std::clamp(turn, 0, kMaxTurns);
    if (turn == m_turn) return;
    m_turn = turn;
    emit asked();
    askAll();
}

bool OddsPanel::ask(const QString& text)
{
    const QString question = text.trimmed();
    if (!m_setup || question.isEmpty()) return false;
    const auto inquiry = inquiryOf(*m_setup, question.toStdString(), when(), {});
    m_error = inquiry ? Mistake() : mistakeIn(text, inquiry.error(), text.indexOf(question));
    emit asked();
    if (!inquiry) return false;
    if (std::ranges::find(m_asked, question.toStdString(), &OddsAnswer::text) == m_asked.end()) {
        m_asked.push_back(unanswered(question));
        remember();
    }
    goOn();
    return true;
}

void OddsPanel::remove(int row)
{
    if (row < 0 || row >= static_cast<int>(m_asked.size())) return;
    m_asked.erase(m_asked.begin() + row);
    remember();
    goOn();
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
    emit asked();
    if (changed) askAll();
    return inquiry.has_value();
}

void OddsPanel::dismissErrors()
{
    if (m_error.words.isEmpty() && m_keepError.words.isEmpty()) return;
    m_error = {};
    m_keepError = {};
    emit asked();
}

void OddsPanel::stop()
{
    if (!busy()) return;
    m_task.cancel();
    show();
}

bool OddsPanel::stopped() const { return !busy() && !std::ranges::all_of(m_asked, &OddsAnswer::isDone); }

/// What was answered is about another hand.
void OddsPanel::askAll()
{
    for (OddsAnswer& answer : m_asked) answer = unanswered(fromUtf8(answer.text));
    goOn();
}

void OddsPanel::goOn()
{
    stop();
    if (!m_setup) return;
    OddsWork work{m_game, m_setup, {}, m_keep.toStdString(), when()};
    for (const OddsAnswer& answer : m_asked)
        if (!answer.isDone()) work.questions.push_back(answer.text);
    if (!work.questions.empty()) m_task.ask(std::move(work));
    show();
}

void OddsPanel::take(const OddsAnswer& answer)
{
    const auto question = std::ranges::find(m_asked, answer.text, &OddsAnswer::text);
    if (question != m_asked.end()) *question = answer;
    show();
}

void OddsPanel::retranslate()
{
    if (!m_setup) return;
    m_error = {};
    m_keepError = {};
    emit asked();
    show();
}

}  // namespace mazzo::desktop

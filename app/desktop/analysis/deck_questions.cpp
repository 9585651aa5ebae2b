// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/deck_questions.h"

#include "app/desktop/goldfish/odds_work.h"
#include "app/desktop/goldfish/saved_questions.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish::odds;

namespace {

QByteArray policiesKey(const Game& game, const QString& deckId)
{
    return "analysis.policies." + QByteArray::fromStdString(game.id) + "." + deckId.toUtf8();
}

std::vector<std::string> linesOf(const QString& text)
{
    std::vector<std::string> lines;
    for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) lines.push_back(line.toStdString());
    return lines;
}

QString joinedLines(const std::vector<std::string>& lines)
{
    QStringList list;
    for (const std::string& line : lines) list.append(fromUtf8(line));
    return list.join('\n');
}

/// The condition of "keep if …", and the characters before it.
std::pair<QString, qsizetype> conditionOf(const QString& text)
{
    static const QString kWords = QStringLiteral("keep if ");
    QString condition = text.trimmed();
    if (condition.startsWith(kWords, Qt::CaseInsensitive)) condition = condition.mid(kWords.size()).trimmed();
    return {condition, text.indexOf(condition)};
}

}  // namespace

std::vector<Question> readQuestions(const std::vector<std::string>& texts, const Game& game)
{
    std::vector<Question> questions;
    for (const std::string& text : texts)
        if (auto question = readQuestion(text, game)) questions.push_back(std::move(*question));
    return questions;
}

std::optional<Question> readKeep(const std::string& text, const Game& game)
{
    if (text.empty()) return std::nullopt;
    auto question = readQuestion(text, game);
    return question ? std::optional(std::move(*question)) : std::nullopt;
}

DeckQuestions::DeckQuestions(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {}

bool DeckQuestions::hasMulligan() const
{
    return m_deck.present() && m_deck.setup->procedure.mulligan.kind != Procedure::Mulligan::Kind::None;
}

/// The same deck with other cards keeps its questions, even those that nothing has stored.
void DeckQuestions::setDeck(const AnalysedDeck& deck)
{
    const bool same = m_deck.present() && deck.present() && m_deck.deckId == deck.deckId;
    m_deck = deck;
    m_error = {};
    m_policyError = {};
    if (!deck.present()) {
        m_questions.clear();
        m_keeps.clear();
    } else if (!same) {
        const QStringList first = firstQuestions(deck.game->game, *deck.setup);
        m_example = first.value(0);
        const QString kept = m_preferences.value(questionsKey(deck.game->game, deck.deckId).constData());
        m_questions = linesOf(kept.isEmpty() ? first.join('\n') : kept);
        m_keeps = linesOf(m_preferences.value(policiesKey(deck.game->game, deck.deckId).constData()));
    }
    show();
}

void DeckQuestions::remember()
{
    m_preferences.setValue(questionsKey(m_deck.game->game, m_deck.deckId).constData(), joinedLines(m_questions));
    m_preferences.setValue(policiesKey(m_deck.game->game, m_deck.deckId).constData(), joinedLines(m_keeps));
    show();
    emit questionsChanged();
}

bool DeckQuestions::add(const QString& text)
{
    const QString question = text.trimmed();
    if (!m_deck.present() || question.isEmpty()) return false;
    const auto inquiry = inquiryOf(*m_deck.setup, question.toStdString(), {}, {});
    m_error = inquiry ? TextMistake() : mistakeIn(text, inquiry.error(), text.indexOf(question));
    if (inquiry && std::ssize(m_questions) >= kMaxQuestions)
        m_error = {tr("At most %1 questions are compared. Remove one first.").arg(kMaxQuestions), 0};
    emit changed();
    if (!m_error.text.isEmpty()) return false;
    if (std::ranges::find(m_questions, question.toStdString()) != m_questions.end()) return true;
    m_questions.push_back(question.toStdString());
    remember();
    return true;
}

void DeckQuestions::remove(int row)
{
    if (row < 0 || row >= std::ssize(m_questions)) return;
    m_questions.erase(m_questions.begin() + row);
    remember();
}

bool DeckQuestions::addPolicy(const QString& text)
{
    const auto [condition, before] = conditionOf(text);
    if (!m_deck.present() || condition.isEmpty()) return false;
    const auto inquiry = inquiryOf(*m_deck.setup, {}, {}, condition.toStdString());
    m_policyError = inquiry ? TextMistake() : mistakeIn(text, inquiry.error(), before);
    if (inquiry && std::ssize(m_keeps) >= kMaxPolicies)
        m_policyError = {tr("At most %1 policies are compared. Remove one first.").arg(kMaxPolicies), 0};
    emit changed();
    if (!m_policyError.text.isEmpty()) return false;
    if (std::ranges::find(m_keeps, condition.toStdString()) != m_keeps.end()) return true;
    m_keeps.push_back(condition.toStdString());
    remember();
    return true;
}

void DeckQuestions::removePolicy(int row)
{
    if (row < 0 || row >= std::ssize(m_keeps)) return;
    m_keeps.erase(m_keeps.begin() + row);
    remember();
}

void DeckQuestions::dismissErrors()
{
    if (m_error.text.isEmpty() && m_policyError.text.isEmpty()) return;
    m_error = {};
    m_policyError = {};
    emit changed();
}

void DeckQuestions::show()
{
    QList<Row> rows;
    QList<Row> policies;
    m_askable.clear();
    for (const std::string& text : m_questions) {
        const auto inquiry = inquiryOf(*m_deck.setup, text, {}, {});
        if (inquiry) m_askable.push_back(text);
        rows.append(
            {fromUtf8(text), questionText(text, m_deck.game->game), inquiry ? QString() : sentence(inquiry.error())});
    }
    for (const std::string& text : m_keeps) {
        const auto inquiry = inquiryOf(*m_deck.setup, {}, {}, text);
        policies.append(
            {fromUtf8(text), questionText(text, m_deck.game->game), inquiry ? QString() : sentence(inquiry.error())});
    }
    m_rows.setRows(std::move(rows));
    m_policyRows.setRows(std::move(policies));
    emit changed();
}

}  // namespace mazzo::desktop

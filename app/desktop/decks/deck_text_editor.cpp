// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_text_editor.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

DeckTextEditor::DeckTextEditor(const std::optional<OpenDeck>& open, ReplaceText replaceText, QObject* parent)
    : QObject(parent),
      m_open(open),
      m_replaceText(std::move(replaceText)),
      m_task([](const Question& question, const TaskControl&) { return answerOf(question); },
             [this](Answer answer) { show(std::move(answer)); })
{
    connect(&m_task, &BackgroundTask::busyChanged, this, &DeckTextEditor::changed);
}

QString DeckTextEditor::original() const { return m_open ? fromUtf8(m_open->text()) : QString(); }

DeckTextEditor::Answer DeckTextEditor::answerOf(const Question& question)
{
    Answer answer{question.text, {}, {}, 0};
    if (OpenDeck::isTooLarge(question.text)) {
        answer.errors.push_back(
            {Error::Kind::Limit, "deck.too-large", {}, {std::to_string(OpenDeck::kMaxBytes / 1024) + " KiB"}, {}});
        return answer;
    }
    const auto named = gameOfDeck(question.text, {});
    if (!named) {
        answer.errors.push_back(named.error());
        return answer;
    }
    if (named->id != question.game->game.id) {
        answer.errors.push_back({Error::Kind::Parse, "deck.other-game", named->where, {question.game->game.id}, {}});
        return answer;
    }
    const auto file = readDeck(question.text, question.game->game, question.game->catalogue);
    if (!file) {
        answer.errors = file.error();
        return answer;
    }
    answer.warnings = file->warnings;
    for (const Deck::Entry& entry : file->deck.entries()) answer.copies += entry.copies;
    for (const Deck::UnknownCard& card : file->deck.unknownCards()) answer.copies += card.copies;
    return answer;
}

void DeckTextEditor::show(Answer answer)
{
    QList<Remark> remarks;
    const auto add = [&remarks](const Errors& errors, bool warning) {
        for (const Error& error : errors)
            remarks.append({error.where.line, error.where.column, sentence(error), warning});
    };
    add(answer.errors, false);
    add(answer.warnings, true);
    m_remarks.setRows(std::move(remarks));
    m_errors = static_cast<int>(answer.errors.size());
    m_checked = std::move(answer);
    emit changed();
}

QString DeckTextEditor::summary() const
{
    return m_checked && m_errors == 0 ? tr("%n card(s)", nullptr, m_checked->copies) : QString();
}

void DeckTextEditor::check(const QString& text)
{
    if (m_open) m_task.ask({m_open->snapshot(), text.toStdString()});
}

bool DeckTextEditor::apply(const QString& text)
{
    if (!m_open) return false;
    Answer answer = answerOf({m_open->snapshot(), text.toStdString()});
    const bool readable = answer.errors.empty();
    m_task.cancel();
    show(std::move(answer));
    return readable && (text.toStdString() == m_open->text() || m_replaceText(text.toStdString()));
}

}  // namespace mazzo::desktop

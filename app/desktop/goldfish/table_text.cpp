// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/goldfish_table.h"
#include "app/text/action_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"

#include <QRegularExpression>

// What the table says in words: about the deck, the position, and the action that is being put together.

namespace mazzo::desktop {

using namespace goldfish;

namespace {

/// Of "Choose one. 1: this. 2: that." what stands after a number; nothing if the text has no such numbers.
QString numberedPart(const QString& text, const QString& number)
{
    static const QRegularExpression anyNumber(QStringLiteral("(?:^|\\s)\\d+: "));
    const QRegularExpressionMatch begin =
        QRegularExpression("(?:^|\\s)" + QRegularExpression::escape(number) + ": ").match(text);
    if (!begin.hasMatch()) return {};
    const qsizetype end = text.indexOf(anyNumber, begin.capturedEnd());
    QString part = text.mid(begin.capturedEnd(), end < 0 ? -1 : end - begin.capturedEnd()).trimmed();
    if (part.endsWith('.')) part.chop(1);
    return part.isEmpty() ? part : part.front().toUpper() + part.mid(1);
}

}  // namespace

QString GoldfishTable::gameId() const { return m_game ? fromUtf8(m_game->game.id) : QString(); }

QString GoldfishTable::rules() const
{
    if (!m_game) return {};
    const Game& game = m_game->game;
    QString text = fromUtf8(game.name.in(currentLanguage()));
    for (const Edition& edition : game.editions)
        if (game.editions.size() > 1 && edition.id == m_setup->settings.edition)
            text += " · " + fromUtf8(edition.name.in(currentLanguage()));
    return text;
}

QString GoldfishTable::turn() const { return m_session ? tr("Turn %1").arg(m_session->table().turn) : QString(); }

QString GoldfishTable::question() const
{
    if (!m_session || !m_session->table().question) return {};
    return sentence(*m_session->table().question, m_session->play().setup(), currentLanguage());
}

QString GoldfishTable::outcome() const
{
    if (!m_session || !m_session->table().outcome) return {};
    return sentence(*m_session->table().outcome, m_session->play().setup(), currentLanguage());
}

QString GoldfishTable::warnings() const
{
    QStringList sentences;
    if (m_session)
        for (const Note& note : m_session->table().log)
            if (note.warning)
                sentences.append(
                    sentence(note, m_session->play().setup(), currentLanguage()) + " (" + fromUtf8(note.clause) + ")");
    sentences.removeDuplicates();
    return sentences.join('\n');
}

QString GoldfishTable::verdict() const { return m_verdict ? fromUtf8(idOf(*m_verdict)) : QString(); }
QString GoldfishTable::verdictText() const { return m_verdict ? verdictName(*m_verdict) : QString(); }
QString GoldfishTable::handName() const
{
    return m_setup ? nameOnTable(m_setup->procedure.hand, *m_setup, currentLanguage()) : QString();
}

QString GoldfishTable::makingText() const
{
    if (!m_maker) return {};
    const Offer::Part& part = m_maker->part();
    const QString what = shapeText(m_maker->offer(), m_session->play().setup(), m_maker->partIndex(), 1);
    if (part.numbers)
        return tr("%1 a number from %2 to %3").arg(what).arg(part.numbers->first).arg(part.numbers->second);
    if (!part.isList()) return tr("%1 (choose one)").arg(what);
    if (part.least == part.most) return tr("%1 choose %2 (%3 chosen)").arg(what).arg(part.most).arg(m_maker->chosen());
    if (part.least == 0) return tr("%1 (choose up to %2, %3 chosen)").arg(what).arg(part.most).arg(m_maker->chosen());
    return tr("%1 choose %2 to %3 (%4 chosen)").arg(what).arg(part.least).arg(part.most).arg(m_maker->chosen());
}

void GoldfishTable::sayWhatItDoes(Way& way) const
{
    const Action action = way.maker.action();
    if (!way.maker.isComplete() || action.parts.size() != 2 || action.parts[1].link != ":" ||
        action.operand(0).card == noCard)
        return;
    const CardIndex card = action.operand(0).card;
    if (m_session->play().setup().isUnknownCard(card)) return;
    if (const QString words = numberedPart(m_textOf(*m_game, card), fromUtf8(action.operand(1).word)); !words.isEmpty())
        way.label = words;
}

QString GoldfishTable::makingLabel() const
{
    return m_maker ? label(m_maker->action(), m_session->play().setup(), currentLanguage()) : QString();
}

}  // namespace mazzo::desktop

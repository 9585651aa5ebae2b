// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_table.h"

#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::desktop {

namespace {

struct DeckTableText {
    Q_DECLARE_TR_FUNCTIONS(mazzo::desktop::DeckLibrary)
};

const QList<QByteArray> kRoles{"deckId", "name",    "gameId", "gameName", "verdict", "verdictText",
                               "amount", "changed", "tags",   "built",    "spoken"};

}  // namespace

QString DeckRow::gameName() const
{
    return m_game != nullptr ? fromUtf8(m_game->game.name.in(currentLanguage()))
                             : DeckTableText::tr("%1 (not installed)").arg(fromUtf8(m_deck->game));
}

const QVariantList& DeckRow::row() const
{
    if (!m_row.isEmpty()) return m_row;
    const QString name = fromUtf8(m_deck->name);
    const QString game = gameName();
    const QString verdict = m_summary.verdict.isEmpty() ? QString() : m_summary.words();
    const QString changed = localTime(m_deck->changedAt, currentLanguage());
    QStringList spoken{name, game, verdict, DeckTableText::tr("%n card(s)", nullptr, m_summary.amount), changed};
    if (m_deck->built) spoken.append(DeckTableText::tr("built"));
    m_row = {idOf(m_deck->id),
             name,
             fromUtf8(m_deck->game),
             game,
             m_summary.verdict,
             verdict,
             m_summary.amount,
             changed,
             m_summary.tags,
             m_deck->built,
             spoken.join(QStringLiteral(". "))};
    return m_row;
}

bool DeckRow::fits(const QString& filter) const
{
    if (filter.isEmpty()) return true;
    if (m_searched.isEmpty()) m_searched = fromUtf8(m_deck->name) + "\n" + gameName() + "\n" + m_summary.tags;
    return m_searched.contains(filter, Qt::CaseInsensitive);
}

DeckTable::DeckTable(QObject* parent) : TableModel(kRoles, parent) {}

QVariant DeckTable::value(int row, qsizetype column) const
{
    return m_rows[static_cast<std::size_t>(row)]->row()[column];
}

}  // namespace mazzo::desktop

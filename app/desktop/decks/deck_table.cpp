// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_table.h"

#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"

#include <QCoreApplication>

namespace mazzo::desktop {

namespace {

struct DeckTableText {
    Q_DECLARE_TR_FUNCTIONS(mazzo::desktop::DeckLibrary)
};

}  // namespace

DeckRow::DeckRow(DeckSnapshot deck, DeckSummary summary, GameSnapshot game)
    : m_deck(std::move(deck)),
      m_summary(std::move(summary)),
      m_game(std::move(game)),
      m_folder(fromUtf8(folderOfDeck(m_deck->text)))
{}

bool DeckRow::isIn(const QString& folder) const { return m_folder == folder || m_folder.startsWith(folder + "/"); }

QString DeckRow::gameName() const
{
    return m_game != nullptr ? fromUtf8(m_game->game.name.in(currentLanguage()))
                             : DeckTableText::tr("%1 (not installed)").arg(fromUtf8(m_deck->game));
}

QString DeckRow::deckId() const { return idOf(m_deck->id); }
QString DeckRow::name() const { return fromUtf8(m_deck->name); }
QString DeckRow::gameId() const { return fromUtf8(m_deck->game); }
QString DeckRow::verdictText() const { return m_summary.verdict.isEmpty() ? QString() : m_summary.verdictText(); }
QString DeckRow::changed() const { return localTime(m_deck->changedAt, currentLanguage()); }

QString DeckRow::spoken() const
{
    QStringList parts{name(), gameName(), verdictText(), DeckTableText::tr("%n card(s)", nullptr, amount()), changed()};
    if (!m_folder.isEmpty()) parts.append(DeckTableText::tr("folder %1").arg(m_folder));
    if (built()) parts.append(DeckTableText::tr("built"));
    return parts.join(QStringLiteral(". "));
}

const Roles<DeckRow>& DeckRow::roles()
{
    static const Roles<DeckRow> all{
        {"deckId", &DeckRow::deckId},     {"name", &DeckRow::name},       {"gameId", &DeckRow::gameId},
        {"gameName", &DeckRow::gameName}, {"verdict", &DeckRow::verdict}, {"verdictText", &DeckRow::verdictText},
        {"amount", &DeckRow::amount},     {"changed", &DeckRow::changed}, {"tags", &DeckRow::tags},
        {"built", &DeckRow::built},       {"spoken", &DeckRow::spoken},   {"folder", &DeckRow::folder}};
    return all;
}

bool DeckRow::fits(const QString& filter) const
{
    if (filter.isEmpty()) return true;
    if (m_searched.isEmpty()) m_searched = name() + "\n" + gameName() + "\n" + m_summary.tags + "\n" + m_folder;
    return m_searched.contains(filter, Qt::CaseInsensitive);
}

DeckTable::DeckTable(QObject* parent) : TableModel(namesOf(DeckRow::roles()), parent) {}

QVariant DeckTable::value(int row, qsizetype column) const
{
    return DeckRow::roles()[static_cast<std::size_t>(column)].value(*m_rows[static_cast<std::size_t>(row)]);
}

}  // namespace mazzo::desktop

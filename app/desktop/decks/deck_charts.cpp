// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_charts.h"

#include "app/text/language.h"

namespace mazzo::desktop {

DeckCharts::DeckCharts(const std::optional<OpenDeck>& open, QObject* parent) : QObject(parent), m_open(open) {}

int DeckCharts::unknown() const
{
    const BarRow* last = m_bars.row(m_bars.count() - 1);
    return last != nullptr && last->unknown ? last->amount : 0;
}

std::vector<CardIndex> DeckCharts::cardsOf(int bar) const
{
    const BarRow* row = m_bars.row(bar);
    return row != nullptr ? row->cards : std::vector<CardIndex>();
}

std::vector<CardIndex> DeckCharts::cardsOfType(int bar) const
{
    const BarRow* row = m_types.row(bar);
    return row != nullptr ? row->cards : std::vector<CardIndex>();
}

void DeckCharts::setField(const QString& field)
{
    m_field = field;
    refresh();
}

void DeckCharts::chooseFirstField() { m_field = m_open ? firstChart(*m_open) : QString(); }

void DeckCharts::refresh()
{
    const std::string language = currentLanguage();
    m_fields.setRows(m_open ? chartFieldRows(m_open->game(), language) : QList<ChartFieldRow>());
    m_bars.setRows(m_open ? barRows(*m_open, m_field, language) : QList<BarRow>());
    m_types.setRows(m_open ? barRows(*m_open, QStringLiteral("type"), language) : QList<BarRow>());
    emit changed();
}

}  // namespace mazzo::desktop

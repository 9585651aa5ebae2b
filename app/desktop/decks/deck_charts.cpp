// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_charts.h"

#include "app/desktop/decks/chart_rows.h"
#include "app/text/language.h"

namespace mazzo::desktop {

DeckCharts::DeckCharts(const std::optional<OpenDeck>& open, QObject* parent)
    : QObject(parent), m_open(open), m_fields({"fieldId", "name"}), m_bars(kBarRoles), m_types(kBarRoles)
{}

int DeckCharts::unknown() const
{
    const int last = m_bars.count() - 1;
    return m_bars.at(last, QStringLiteral("unknown")).toBool() ? m_bars.at(last, QStringLiteral("amount")).toInt() : 0;
}

void DeckCharts::setField(const QString& field)
{
    m_field = field;
    refresh();
}

void DeckCharts::chooseFirstField() { m_field = m_open ? firstChart(*m_open) : QString(); }

void DeckCharts::refresh()
{
    using Rows = QList<RowsModel::Row>;
    m_fields.setRows(m_open ? chartFieldRows(m_open->game(), currentLanguage()) : Rows());
    m_bars.setRows(m_open ? barRows(*m_open, m_field, currentLanguage()) : Rows());
    m_types.setRows(m_open ? barRows(*m_open, QStringLiteral("type"), currentLanguage()) : Rows());
    emit changed();
}

}  // namespace mazzo::desktop

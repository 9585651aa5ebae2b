// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/chart_rows.h"

#include "app/share/value_bars.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::desktop {

namespace {

struct ChartRows {
    Q_DECLARE_TR_FUNCTIONS(ChartRows)
};

}  // namespace

QList<BarRow> barRows(const OpenDeck& open, const QString& fieldId, std::string_view language)
{
    const std::vector<ValueBar> bars = valueBars(*open.snapshot(), open.deck(), fieldId.toStdString(), language);
    int most = 0;
    for (const ValueBar& bar : bars) most = std::max(most, bar.amount);
    QList<BarRow> rows;
    for (const ValueBar& bar : bars)
        rows.append({.label = bar.label,
                     .amount = bar.amount,
                     .share = most > 0 ? static_cast<double>(bar.amount) / most : 0.0,
                     .unknown = bar.unknown,
                     .place = bar.place,
                     .spoken = ChartRows::tr("%1: %n card(s)", nullptr, bar.amount).arg(bar.label),
                     .cards = bar.cards});
    return rows;
}

QString firstChart(const OpenDeck& open) { return fromUtf8(firstChartField(*open.snapshot(), open.deck())); }

QList<ChartFieldRow> chartFieldRows(const Game& game, std::string_view language)
{
    QList<ChartFieldRow> rows;
    for (const std::string& field : chartFields(game))
        rows.append({fromUtf8(field), chartFieldName(game, field, language)});
    return rows;
}

}  // namespace mazzo::desktop

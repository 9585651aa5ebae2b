// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/chart_rows.h"

#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace mazzo::desktop {

namespace {

struct ChartRows {
    Q_DECLARE_TR_FUNCTIONS(ChartRows)
};

/// Copies by the place and name of their bar.
using Bars = std::map<std::pair<int, QString>, int>;

void addWords(Bars& bars, const Value& value, const Field& field, int copies, std::string_view language)
{
    const auto add = [&](const std::string& word) {
        const auto place = std::ranges::find(field.choices, word, &Choice::id);
        const QString name = place == field.choices.end() ? fromUtf8(word) : fromUtf8(place->name.in(language));
        bars[{static_cast<int>(place - field.choices.begin()), name}] += copies;
    };
    if (const auto* text = std::get_if<std::string>(&value)) add(*text);
    if (const auto* list = std::get_if<Words>(&value))
        for (const std::string& word : *list) add(word);
    if (const auto* flag = std::get_if<bool>(&value))
        bars[{*flag ? 0 : 1, *flag ? ChartRows::tr("yes") : ChartRows::tr("no")}] += copies;
}

/// The copies of one entry into their bar; true if the value is not known.
bool addTo(Bars& bars, const OpenDeck& open, const Deck::Entry& entry, std::optional<FieldIndex> field,
           std::string_view language)
{
    const Catalogue& catalogue = open.catalogue();
    if (!field) {
        const TypeIndex type = catalogue.type(entry.card);
        bars[{static_cast<int>(at(type)), fromUtf8(open.game()[type].plural.in(language))}] += entry.copies;
        return false;
    }
    if (catalogue.absent(entry.card, *field)) return false;
    if (open.game()[*field].type == Field::Type::Number) {
        const Interval number = catalogue.number(entry.card, *field);
        if (!number.isExact()) return true;
        bars[{number.lo, QString::number(number.lo)}] += entry.copies;
        return false;
    }
    const Value value = catalogue.value(entry.card, *field);
    if (!isKnown(value)) return true;
    addWords(bars, value, open.game()[*field], entry.copies, language);
    return false;
}

/// Between the smallest and the largest number no value is left out, as a curve would have it.
void fillGaps(Bars& bars)
{
    constexpr int kMaxBars = 24;
    if (bars.empty()) return;
    const int from = bars.begin()->first.first;
    const int to = bars.rbegin()->first.first;
    if (to - from < kMaxBars)
        for (int number = from; number <= to; ++number) bars.try_emplace({number, QString::number(number)}, 0);
}

}  // namespace

QList<BarRow> barRows(const OpenDeck& open, const QString& fieldId, std::string_view language)
{
    const auto field = open.game().field(fieldId.toStdString());
    if (!field && fieldId != "type") return {};
    Bars bars;
    int unknown = 0;
    for (const Deck::Entry& entry : open.deck().entries()) {
        if (addTo(bars, open, entry, field, language)) unknown += entry.copies;
    }
    if (field && open.game()[*field].type == Field::Type::Number) fillGaps(bars);
    int most = unknown;
    for (const auto& [bar, amount] : bars) most = std::max(most, amount);
    QList<BarRow> rows;
    const auto add = [&](const QString& label, int amount, bool isUnknown, int place) {
        rows.append({.label = label,
                     .amount = amount,
                     .share = most > 0 ? static_cast<double>(amount) / most : 0.0,
                     .unknown = isUnknown,
                     .place = place,
                     .spoken = ChartRows::tr("%1: %n card(s)", nullptr, amount).arg(label)});
    };
    for (const auto& [bar, amount] : bars) add(bar.second, amount, false, bar.first);
    if (unknown > 0) add(ChartRows::tr("not known"), unknown, true, -1);
    return rows;
}

QString firstChart(const OpenDeck& open)
{
    for (std::size_t i = 0; i < open.game().fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        if (open.game().fields[i].type != Field::Type::Number) continue;
        const auto known = [&](const Deck::Entry& entry) {
            return !open.catalogue().absent(entry.card, field) && open.catalogue().number(entry.card, field).isExact();
        };
        if (std::ranges::any_of(open.deck().entries(), known)) return fromUtf8(open.game().fields[i].id);
    }
    return QStringLiteral("type");
}

QList<ChartFieldRow> chartFieldRows(const Game& game, std::string_view language)
{
    QList<ChartFieldRow> rows;
    for (const Field& field : game.fields)
        if (field.type == Field::Type::Number) rows.append({fromUtf8(field.id), fromUtf8(field.name.in(language))});
    rows.append({QStringLiteral("type"), ChartRows::tr("Types")});
    for (const Field& field : game.fields)
        if (!field.choices.empty() || field.type == Field::Type::Flag)
            rows.append({fromUtf8(field.id), fromUtf8(field.name.in(language))});
    return rows;
}

}  // namespace mazzo::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_groups.h"

#include "app/share/value_bars.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace mazzo::desktop {

namespace {

struct DeckGroups {
    Q_DECLARE_TR_FUNCTIONS(DeckGroups)
};

constexpr int kLast = std::numeric_limits<int>::max();

CardGroup fieldGroup(const OpenDeck& open, CardIndex card, FieldIndex index, std::string_view language)
{
    const Field& field = open.game()[index];
    const QString name = fromUtf8(field.name.in(language));
    const Catalogue& catalogue = open.catalogue();
    if (catalogue.absent(card, index)) return {kLast, DeckGroups::tr("Without %1").arg(name)};
    const Value value = catalogue.value(card, index);
    if (!isKnown(value)) return {kLast - 1, DeckGroups::tr("%1 not known").arg(name)};
    if (field.type == Field::Type::Number) {
        if (catalogue.lacksNumber(card, index))
            return {kLast - 2, QStringLiteral("%1 %2").arg(name, displayText(value, field, language))};
        const Interval number = catalogue.number(card, index);
        return {number.lo, QStringLiteral("%1 %2").arg(name, displayText(value, field, language))};
    }
    if (const auto* flag = std::get_if<bool>(&value))
        return {*flag ? 0 : 1, *flag ? name : DeckGroups::tr("Not %1").arg(name)};
    const auto placeOf = [&field](const std::string& word) {
        return static_cast<int>(std::ranges::find(field.choices, word, &Choice::id) - field.choices.begin());
    };
    const QString text = displayText(value, field, language);
    if (const auto* word = std::get_if<std::string>(&value)) return {placeOf(*word), text};
    const auto* words = std::get_if<Words>(&value);
    if (words == nullptr || words->empty()) return {kLast, DeckGroups::tr("Without %1").arg(name)};
    return {placeOf(words->front()), text};
}

}  // namespace

QList<ChartFieldRow> groupingRows(const Game& game, std::string_view language)
{
    QList<ChartFieldRow> rows{{QStringLiteral("type"), DeckGroups::tr("Type")},
                              {QStringLiteral("tag"), DeckGroups::tr("Category (first tag)")}};
    for (const std::string& field : app::chartFields(game))
        if (field != "type") rows.append({fromUtf8(field), app::chartFieldName(game, field, language)});
    rows.append({QString(), DeckGroups::tr("Nothing")});
    return rows;
}

CardGroup groupOf(const OpenDeck& open, CardIndex card, const QString& grouping, std::string_view language)
{
    if (grouping == "tag") {
        const std::vector<std::string>& tags = open.tags(card);
        return tags.empty() ? CardGroup{kLast, DeckGroups::tr("No category")} : CardGroup{0, fromUtf8(tags.front())};
    }
    if (const auto field = open.game().field(grouping.toStdString())) return fieldGroup(open, card, *field, language);
    const TypeIndex type = open.catalogue().type(card);
    return {static_cast<int>(at(type)), fromUtf8(open.game()[type].plural.in(language))};
}

}  // namespace mazzo::desktop

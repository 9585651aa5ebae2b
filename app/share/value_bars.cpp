// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/value_bars.h"

#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace mazzo::app {

namespace {

struct ValueBars {
    Q_DECLARE_TR_FUNCTIONS(ValueBars)
};

struct Copies {
    int amount = 0;
    std::vector<CardIndex> cards;
};

/// Copies by the place and name of their bar.
using Bars = std::map<std::pair<int, QString>, Copies>;

void add(Copies& copies, const Deck::Entry& entry)
{
    copies.amount += entry.copies;
    if (std::ranges::find(copies.cards, entry.card) == copies.cards.end()) copies.cards.push_back(entry.card);
}

void addWords(Bars& bars, const Value& value, const Field& field, const Deck::Entry& entry, std::string_view language)
{
    const auto addWord = [&](const std::string& word) {
        const auto place = std::ranges::find(field.choices, word, &Choice::id);
        const QString name = place == field.choices.end() ? fromUtf8(word) : fromUtf8(place->name.in(language));
        add(bars[{static_cast<int>(place - field.choices.begin()), name}], entry);
    };
    if (const auto* text = std::get_if<std::string>(&value)) addWord(*text);
    if (const auto* list = std::get_if<Words>(&value))
        for (const std::string& word : *list) addWord(word);
    if (const auto* flag = std::get_if<bool>(&value))
        add(bars[{*flag ? 0 : 1, *flag ? ValueBars::tr("yes") : ValueBars::tr("no")}], entry);
}

/// The copies of one entry into their bar; true if the value is not known.
bool addTo(Bars& bars, const LoadedGame& loaded, const Deck::Entry& entry, std::optional<FieldIndex> field,
           std::string_view language)
{
    const Catalogue& catalogue = loaded.catalogue;
    if (!field) {
        const TypeIndex type = catalogue.type(entry.card);
        add(bars[{static_cast<int>(at(type)), fromUtf8(loaded.game[type].plural.in(language))}], entry);
        return false;
    }
    if (catalogue.absent(entry.card, *field)) return false;
    if (loaded.game[*field].type == Field::Type::Number) {
        if (catalogue.lacksNumber(entry.card, *field)) return false;
        const Interval number = catalogue.number(entry.card, *field);
        if (!number.isExact()) return true;
        add(bars[{number.lo, QString::number(number.lo)}], entry);
        return false;
    }
    const Value value = catalogue.value(entry.card, *field);
    if (!isKnown(value)) return true;
    addWords(bars, value, loaded.game[*field], entry, language);
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
        for (int number = from; number <= to; ++number) bars.try_emplace({number, QString::number(number)});
}

}  // namespace

std::vector<ValueBar> valueBars(const LoadedGame& loaded, const Deck& deck, std::string_view fieldId,
                                std::string_view language)
{
    const auto field = loaded.game.field(fieldId);
    if (!field && fieldId != "type") return {};
    Bars bars;
    Copies unknown;
    for (const Deck::Entry& entry : deck.entries())
        if (addTo(bars, loaded, entry, field, language)) add(unknown, entry);
    if (field && loaded.game[*field].type == Field::Type::Number) fillGaps(bars);
    std::vector<ValueBar> rows;
    for (auto& [bar, copies] : bars)
        rows.push_back({bar.second, copies.amount, false, bar.first, std::move(copies.cards)});
    if (unknown.amount > 0)
        rows.push_back({ValueBars::tr("not known"), unknown.amount, true, -1, std::move(unknown.cards)});
    return rows;
}

std::string firstChartField(const LoadedGame& loaded, const Deck& deck)
{
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        if (loaded.game.fields[i].type != Field::Type::Number) continue;
        const auto known = [&](const Deck::Entry& entry) {
            return !loaded.catalogue.lacksNumber(entry.card, field) &&
                   loaded.catalogue.number(entry.card, field).isExact();
        };
        if (std::ranges::any_of(deck.entries(), known)) return loaded.game.fields[i].id;
    }
    return "type";
}

std::vector<std::string> chartFields(const Game& game)
{
    std::vector<std::string> fields;
    for (const Field& field : game.fields)
        if (field.type == Field::Type::Number) fields.push_back(field.id);
    fields.emplace_back("type");
    for (const Field& field : game.fields)
        if (!field.choices.empty() || field.type == Field::Type::Flag) fields.push_back(field.id);
    return fields;
}

QString chartFieldName(const Game& game, std::string_view field, std::string_view language)
{
    const auto index = game.field(field);
    return index ? fromUtf8(game[*index].name.in(language)) : ValueBars::tr("Types");
}

}  // namespace mazzo::app

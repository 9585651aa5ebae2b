// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/card_text.h"

#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::app {

namespace {

QString shortNumber(Interval number, const Field& field)
{
    if (number.isExact()) return QString::number(number.lo);
    const bool low = number.hasLowerBound() && number.lo > field.domain.lo;
    const bool high = number.hasUpperBound() && number.hi < field.domain.hi;
    if (low && high) return QStringLiteral("%1–%2").arg(number.lo).arg(number.hi);
    if (low) return QStringLiteral("≥ %1").arg(number.lo);
    return high ? QStringLiteral("≤ %1").arg(number.hi) : QStringLiteral("?");
}

}  // namespace

QString typeLine(const LoadedGame& loaded, CardIndex card, std::string_view language)
{
    const Game& game = loaded.game;
    const Catalogue& catalogue = loaded.catalogue;
    QStringList parts{fromUtf8(game[catalogue.type(card)].name.in(language))};
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const Field& field = game.fields[i];
        const Value value = catalogue.value(card, static_cast<FieldIndex>(i));
        if (field.type == Field::Type::Flag && value == Value(true)) parts.append(fromUtf8(field.name.in(language)));
        if (field.choices.empty() || !isKnown(value)) continue;
        const auto* list = std::get_if<Words>(&value);
        if (list == nullptr || !list->empty()) parts.append(displayText(value, field, language));
    }
    return parts.join(QStringLiteral(" · "));
}

std::vector<CardNumber> cardNumbers(const LoadedGame& loaded, CardIndex card, std::string_view language)
{
    const Catalogue& catalogue = loaded.catalogue;
    std::vector<CardNumber> numbers;
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const auto index = static_cast<FieldIndex>(i);
        const Field& field = loaded.game.fields[i];
        if (field.type != Field::Type::Number || !field.derived.empty() || catalogue.absent(card, index)) continue;
        numbers.push_back({fromUtf8(field.name.in(language)), shortNumber(catalogue.number(card, index), field)});
    }
    return numbers;
}

QString firstTrait(const LoadedGame& loaded, CardIndex card, std::string_view language)
{
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const Field& field = loaded.game.fields[i];
        const Value value = loaded.catalogue.value(card, static_cast<FieldIndex>(i));
        if (field.choices.empty() || isAbsent(value)) continue;
        const auto* list = std::get_if<Words>(&value);
        const bool shown = isKnown(value) && (list == nullptr || !list->empty());
        return shown ? displayText(value, field, language) : QString();
    }
    return {};
}

QStringList numberLabels(const LoadedGame& loaded, CardIndex card, std::string_view language)
{
    QStringList labels;
    for (const CardNumber& number : cardNumbers(loaded, card, language))
        labels.append(number.name + " " + number.value);
    return labels;
}

bool hasProvisionalValue(const LoadedGame& loaded, CardIndex card)
{
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        if (!loaded.catalogue.absent(card, field) && loaded.catalogue.origin(card, field) == Origin::Provisional)
            return true;
    }
    return false;
}

QString setLabel(const LoadedGame& loaded, CardIndex card, std::string_view language)
{
    const auto set = std::ranges::find(loaded.game.sets, loaded.catalogue.set(card), &CardSet::id);
    return set == loaded.game.sets.end() ? QString() : fromUtf8(set->label.in(language));
}

}  // namespace mazzo::app

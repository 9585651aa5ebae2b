// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/card_text.h"

#include "app/text/printing_text.h"
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
    QStringList parts{typeNames(loaded, card, language)};
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
    const auto add = [&](FieldIndex index, const QString& label) {
        const Field& field = loaded.game[index];
        if (field.type != Field::Type::Number || catalogue.absent(card, index)) return;
        const Value value = catalogue.value(card, index);
        const auto* printed = std::get_if<std::string>(&value);
        numbers.push_back(
            {label, printed != nullptr ? fromUtf8(*printed) : shortNumber(catalogue.number(card, index), field)});
    };
    // The pack may say which numbers a card shows, and in what short form.
    for (const FaceLayout::Shown& shown : loaded.game.face.fields) {
        const auto index = loaded.game.field(shown.field);
        const Texts& label = shown.label.empty() && index ? loaded.game[*index].name : shown.label;
        if (index) add(*index, fromUtf8(label.in(language)));
    }
    for (std::size_t i = 0; i < loaded.game.fields.size() && loaded.game.face.fields.empty(); ++i)
        if (loaded.game.fields[i].derived.empty())
            add(static_cast<FieldIndex>(i), fromUtf8(loaded.game.fields[i].name.in(language)));
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

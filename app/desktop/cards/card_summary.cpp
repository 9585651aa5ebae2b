// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_summary.h"

#include "app/desktop/drawing/card_image_provider.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

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

QString cardName(const LoadedGame& loaded, CardIndex card)
{
    return fromUtf8(loaded.catalogue.name(card, currentLanguage()));
}

QString typeLine(const LoadedGame& loaded, CardIndex card)
{
    const auto& [game, catalogue, contradicted, pictures] = loaded;
    const std::string language = currentLanguage();
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

QStringList numberLabels(const LoadedGame& loaded, CardIndex card)
{
    const auto& [game, catalogue, contradicted, pictures] = loaded;
    QStringList labels;
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const auto index = static_cast<FieldIndex>(i);
        const Field& field = game.fields[i];
        if (field.type != Field::Type::Number || !field.derived.empty() || catalogue.absent(card, index)) continue;
        labels.append(
            fromUtf8(field.name.in(currentLanguage())) + " " + shortNumber(catalogue.number(card, index), field));
    }
    return labels;
}

int unknownCount(const LoadedGame& loaded, CardIndex card)
{
    int count = loaded.catalogue.textState(card) == Card::TextState::Unknown ? 1 : 0;
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const Value value = loaded.catalogue.value(card, static_cast<FieldIndex>(i));
        if (!isAbsent(value) && !isKnown(value)) ++count;
    }
    return count;
}

bool isProvisional(const LoadedGame& loaded, CardIndex card)
{
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        if (!loaded.catalogue.absent(card, field) && loaded.catalogue.origin(card, field) == Origin::Provisional)
            return true;
    }
    return false;
}

QString pictureAddress(const LoadedGame& loaded, CardIndex card)
{
    const auto found = loaded.pictures.find(card);
    return found == loaded.pictures.end() ? QString() : CardImageProvider::address(found->second);
}

int frameOf(const Game& game)
{
    std::uint32_t hash = 0;
    for (const char letter : game.id) hash = hash * 31 + static_cast<unsigned char>(letter);
    return static_cast<int>(hash >> 26 & 3U);  // the highest bits are mixed best
}

QString setLabel(const LoadedGame& loaded, CardIndex card)
{
    const auto set = std::ranges::find(loaded.game.sets, loaded.catalogue.set(card), &CardSet::id);
    return set == loaded.game.sets.end() ? QString() : fromUtf8(set->label.in(currentLanguage()));
}

}  // namespace mazzo::desktop

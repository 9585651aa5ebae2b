// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_summary.h"

#include "app/desktop/drawing/card_image_provider.h"
#include "app/text/card_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

namespace mazzo::desktop {

QString cardName(const LoadedGame& loaded, CardIndex card)
{
    return fromUtf8(loaded.catalogue.name(card, currentLanguage()));
}

QString typeLine(const LoadedGame& loaded, CardIndex card)
{
    return mazzo::app::typeLine(loaded, card, currentLanguage());
}

QStringList numberLabels(const LoadedGame& loaded, CardIndex card)
{
    return mazzo::app::numberLabels(loaded, card, currentLanguage());
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

bool isProvisional(const LoadedGame& loaded, CardIndex card) { return mazzo::app::hasProvisionalValue(loaded, card); }

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
    return mazzo::app::setLabel(loaded, card, currentLanguage());
}

}  // namespace mazzo::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/new_cards.h"

#include "model/query/matching.h"

#include <algorithm>

namespace mazzo::desktop {

std::string onlyTypeOf(const Game& game, ZoneIndex zone)
{
    if (game.types.size() == 1) return game.types.front().id;
    const auto query = parseQuery(game[zone].takes, game, DeckAtHand::No);
    if (!query || game[zone].takes.empty()) return {};
    // One card of each type, of which nothing else is known.
    std::vector<Card> samples;
    for (std::size_t i = 0; i < game.types.size(); ++i) {
        Card& card = samples.emplace_back();
        card.id = game.types[i].id;
        card.number = static_cast<std::uint32_t>(i + 1);
        card.type = static_cast<TypeIndex>(i);
        for (const Field& field : game.fields) {
            FieldValue& value = card.values.emplace_back();
            if (field.appliesTo(card.type)) value.value = Unknown{};
        }
    }
    const Catalogue catalogue = Catalogue::build(game, samples);
    std::string only;
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        if (matches(*query, game, catalogue, static_cast<CardIndex>(i), zone) == Truth::No) continue;
        if (!only.empty()) return {};
        only = catalogue.id(static_cast<CardIndex>(i));
    }
    return only;
}

std::vector<NewCard> unknownCardsOf(const Game& game, const Deck& deck)
{
    std::vector<NewCard> cards;
    for (const Deck::UnknownCard& unknown : deck.unknownCards()) {
        const std::string type = onlyTypeOf(game, unknown.zone);
        const auto known = std::ranges::find(cards, unknown.name, &NewCard::name);
        if (known == cards.end()) cards.push_back({unknown.name, type});
        else if (known->type.empty()) known->type = type;
    }
    return cards;
}

}  // namespace mazzo::desktop

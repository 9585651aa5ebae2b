// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/unknown_cards.h"

namespace mazzo::validators {

Deck withoutUnknownCards(const Deck& deck, const Game& game,
                         const std::function<bool(const Deck::UnknownCard&)>& isRemoved)
{
    std::vector<Deck::UnknownCard> others(deck.unknownCards().begin(), deck.unknownCards().end());
    std::erase_if(others, isRemoved);
    std::vector<ZoneIndex> zones;
    for (std::size_t i = 0; i < game.zones.size(); ++i) {
        if (deck.hasZone(static_cast<ZoneIndex>(i))) zones.push_back(static_cast<ZoneIndex>(i));
    }
    return {{deck.entries().begin(), deck.entries().end()}, std::move(others), std::move(zones)};
}

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/collection/lot.h"
#include "model/deck.h"

#include <span>

namespace mazzo::model {

/// Copies of a card to fetch from one place for one deck.
struct PackedCard {
    std::size_t deck = 0;  ///< its position among the decks
    CardIndex card{};
    int copies = 0;
    std::string place;     ///< empty: the player has not noted it
    bool missing = false;  ///< no copy is left for them

    bool operator==(const PackedCard&) const = default;
};

/// Assigns copies to decks. Earlier decks choose first, and no copy is used twice. To use as few places as possible,
/// the largest lots are used first.
[[nodiscard]] std::vector<PackedCard> packingList(std::span<const Deck* const> decks, std::span<const Lot> lots,
                                                  const Catalogue& catalogue);

}  // namespace mazzo::model

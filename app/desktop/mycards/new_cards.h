// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/library_reading.h"
#include "model/deck.h"

namespace mazzo::desktop {

/// A card that is to be entered, of which only this is known.
struct NewCard {
    std::string name;
    std::string type = {};  ///< its id; empty if it is not certain

    bool operator==(const NewCard&) const = default;
};

/// The type of every card that may be in a zone; empty if there are several.
[[nodiscard]] std::string onlyTypeOf(const Game& game, ZoneIndex zone);

/// The unknown cards of a deck, each once. The type is that of their zones, if it is certain.
[[nodiscard]] std::vector<NewCard> unknownCardsOf(const Game& game, const Deck& deck);

}  // namespace mazzo::desktop

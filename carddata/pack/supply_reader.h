// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/card.h"
#include "model/game.h"

namespace mazzo::carddata {

/// The shared piles of a game; nothing if the pack has none. Zones, options and fields are read before.
[[nodiscard]] std::optional<Supply> readSupply(const ObjectReader& object, const Game& game, Reading& reading);

/// Reports base cards that the pack does not have.
void checkSupplyCards(const Game& game, std::span<const Card> cards, Mistakes& mistakes);

}  // namespace mazzo::carddata

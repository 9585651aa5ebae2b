// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/card.h"
#include "model/game.h"

#include <span>

namespace mazzo::carddata {

/// Reads the values of cards that count only in some editions or with some options.
[[nodiscard]] std::vector<Amendment> readAmendments(const ObjectReader& object, const Game& game, Reading& reading);

/// Reports amendments of cards that the pack does not have, and of fields that the card's type does not have.
void checkAmendedCards(const Game& game, std::span<const Card> cards, Mistakes& mistakes);

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck.h"
#include "model/game.h"

#include <functional>

namespace mazzo::validators {

/// The deck without the unknown cards for which `isRemoved` holds; it keeps zones that become empty.
[[nodiscard]] Deck withoutUnknownCards(const Deck& deck, const Game& game,
                                       const std::function<bool(const Deck::UnknownCard&)>& isRemoved);

}  // namespace mazzo::validators

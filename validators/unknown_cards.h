// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck.h"
#include "model/game.h"

#include <functional>

namespace mazzo::validators {

/// The deck without those of its cards not on file that `goes` names; a zone that they leave empty is still there.
[[nodiscard]] Deck withoutUnknownCards(const Deck& deck, const Game& game,
                                       const std::function<bool(const Deck::UnknownCard&)>& goes);

}  // namespace mazzo::validators

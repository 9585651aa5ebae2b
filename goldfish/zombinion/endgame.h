// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// The next purchase of a player who minds the end of the game: a card that ends it and wins, if there is one, else the
/// first of the strategy that does not end it with a defeat; none if there is none.
[[nodiscard]] Kind carefulBuy(const Match& match, const Strategy& strategy);

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// The box knows no mulligan (ZB-S04), but a pack may: what the player may do with the opening hand; only `keep` if
/// nothing.
[[nodiscard]] std::vector<Offer> openingOffers(const Match& match);

/// Draws a new hand of fewer cards; the old one is put where the pack says.
void mulligan(const Match& match);
/// The chosen cards go under the deck, and as many are drawn.
void exchangeCards(const Match& match);

}  // namespace mazzo::goldfish::zombinion

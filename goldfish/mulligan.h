// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/piles.h"

namespace mazzo::goldfish {

/// What the procedure's mulligan offers for the player's hand now, `keep` first; `taken` counts those already made for
/// this hand. Only `keep` left: it need not be asked. Pieces in `apart` (a leader that mulligans never touch) do not
/// count as cards of the hand.
[[nodiscard]] std::vector<Offer> mulliganOffers(const Setup& setup, const Table& table, int taken,
                                                const std::vector<PieceId>& apart = {});

/// Does `mulligan` or `bottom …`, not `keep`.
void doMulligan(const Setup& setup, Table& table, Chance& chance, const Action& action,
                const std::vector<PieceId>& apart = {});

}  // namespace mazzo::goldfish

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/piles.h"

namespace mazzo::goldfish {

/// What the procedure's mulligan offers for the player's hand now, `keep` first; `made` is the number of mulligans
/// already made for this hand. If only `keep` is left, there is nothing to decide. Pieces in `apart` (a leader, which
/// mulligans never affect) do not count as cards of the hand.
[[nodiscard]] std::vector<Offer> mulliganOffers(const Setup& setup, const Table& table, int made,
                                                const std::vector<PieceId>& apart = {});

/// Does `mulligan` or `bottom …`, not `keep`.
void doMulligan(const Setup& setup, Table& table, Chance& chance, const Action& action,
                const std::vector<PieceId>& apart = {});

}  // namespace mazzo::goldfish

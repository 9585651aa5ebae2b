// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/piles.h"

namespace mazzo::goldfish {

/// What the procedure's mulligan offers for the player's hand now, `keep` first; `made` is the number of mulligans
/// already made for this hand. If only `keep` is left, there is nothing to decide. Pieces in `apart` (a leader, which
/// mulligans never affect) do not count as cards of the hand.
[[nodiscard]] std::vector<Offer> mulliganOffers(const Setup& setup, const Table& table, int made,
                                                const std::vector<PieceId>& apart = {});

/// Whether there is anything to decide.
[[nodiscard]] bool isMulliganOpen(const Setup& setup, const Table& table, int made);

/// Does `mulligan` or `bottom …`, not `keep`. Returns whether the hand is kept: with a mulligan to the bottom, who
/// keeps the hand puts cards under the pile. `made` is the number of
/// mulligans before this one.
bool doMulligan(const Setup& setup, Table& table, Chance& chance, const Action& action,
                const std::vector<PieceId>& apart = {}, int made = 0);

}  // namespace mazzo::goldfish

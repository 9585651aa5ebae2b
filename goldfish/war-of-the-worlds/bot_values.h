// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/state.h"

// How good actions and regions are for a side that nobody plays: rules of thumb, higher is better. A civilian killed
// or a point of damage to the Aliens is worth ten.
namespace mazzo::goldfish::waroftheworlds {

/// What the alternative would bring if its regions are chosen as well as `regionValue` can. `mayRemove`: the card may
/// be given up for it.
[[nodiscard]] int actionValue(const Board& board, const CardAction& action, bool mayRemove);

/// How good an answer to the pending choice is.
[[nodiscard]] int answerValue(const Board& board, const PendingAction& pending, const std::string& choice);

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// Makes the decision that the game waits for, whoever it belongs to: buys by the strategy, plays and picks by common
/// sense. The same position gives the same decision.
void decideBy(const Match& match, const Strategy& strategy);

}  // namespace mazzo::goldfish::zombinion

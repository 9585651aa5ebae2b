// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/odds_answer.h"
#include "goldfish/odds/policy.h"

namespace mazzo::goldfish::odds {

/// Follows a plan with a mulligan: computes every position that can be reached, with its probability, step by step.
///
/// Calls `visit(hand, probability)` for the cards that are counted at the end, including those that are kept apart.
/// Gives up after `maxPositions` positions.
[[nodiscard]] std::optional<NoOdds> eachHand(const HandPlan& plan, const Classes& classes, const Policy* policy,
                                             std::uint64_t maxPositions, const Watch& watch,
                                             const std::function<void(std::span<const int>, double)>& visit);

}  // namespace mazzo::goldfish::odds

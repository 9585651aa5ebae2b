// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/odds_answer.h"
#include "goldfish/odds/policy.h"

namespace mazzo::goldfish::odds {

/// Follows a plan with a mulligan: computes every position that can be reached, with its probability, step by step.
///
/// Calls `visit(hand, probability)` for the cards that are counted at the end, including those that are kept apart.
/// Gives up after `maxPositions` positions. Where the player chooses which cards go to the bottom, the choice is the
/// one that makes `question` most likely to hold in the end.
[[nodiscard]] std::optional<NoOdds> eachHand(
    const HandPlan& plan, const Classes& classes, const Policy* policy, const HandEvaluator& question,
    std::uint64_t maxPositions, const Watch& watch, const std::function<void(std::span<const int>, double)>& visit);

}  // namespace mazzo::goldfish::odds

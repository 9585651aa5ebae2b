// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/odds_answer.h"
#include "goldfish/odds/policy.h"

namespace mazzo::goldfish::odds {

/// Works through a plan with a mulligan, hand by hand: every position that can be reached, with its probability, step
/// after step.
///
/// Calls `visit(hand, probability)` for the hands at the end, cards that are apart included. Gives up if it would take
/// more than `most` positions.
[[nodiscard]] std::optional<NoOdds> eachHand(const HandPlan& plan, const Classes& classes, const Policy* policy,
                                             std::uint64_t most, const Watch& watch,
                                             const std::function<void(std::span<const int>, double)>& visit);

}  // namespace mazzo::goldfish::odds

#pragma once

#include "goldfish/odds/policy.h"

#include <functional>

namespace mazzo::goldfish::odds {

/// Told now and then how much of the work is done (0 to 1; below 0 if nobody knows); answers false to stop it.
using Watch = std::function<bool(double done)>;

/// Works through a plan with a mulligan, hand by hand: every position that can be reached, with its probability, step after step.
///
/// Calls `visit(hand, probability)` for the hands at the end, cards that are apart included. False if it was stopped, would take more than `most` positions, or
/// needs an order of cards that a position does not keep (cards set aside unseen that come back).
[[nodiscard]] bool eachHand(const HandPlan& plan, const Classes& classes, const Policy* policy, std::uint64_t most, const Watch& watch,
                            const std::function<void(std::span<const int>, double)>& visit);

} // namespace mazzo::goldfish::odds

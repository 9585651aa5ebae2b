// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/chain.h"

namespace mazzo::goldfish::odds {

/// Exact odds, or why there are none.
using ExactOdds = tl::expected<Bounds, NoOdds>;

/// The exact odds of a question about the hand of a plan; `keep` is the mulligan policy, if there is one.
[[nodiscard]] ExactOdds exactOdds(const Setup& setup, const HandPlan& plan, const Question& question,
                                  const std::optional<Question>& keep, const Watch& watch);

}  // namespace mazzo::goldfish::odds

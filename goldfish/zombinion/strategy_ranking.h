// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/arena.h"

namespace mazzo::goldfish::zombinion {

/// Every kind of the kingdom added to the base strategy, best first; pairs of kinds if the run says so. For each kind
/// some numbers of copies and places among the buy lines are tried, and the best is measured on other games. Nothing if
/// `watch` stopped it.
[[nodiscard]] std::optional<std::vector<RankedKinds>> ranked(
    const Arena& arena, const Setup& setup, const Strategy& base, const RankingRun& run, const Watch& watch);

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/deck_totals.h"

namespace mazzo::model {

/// How many copies have no place in any of the allowances. `flow` lends its memory.
[[nodiscard]] Interval unplacedCopies(const DeckTotals& totals, AllowanceFlow& flow, std::uint32_t allowances,
                                      std::span<const Interval> limits);
/// Places the copies as well as the unknown values allow, for what the flow says about them.
[[nodiscard]] AllowanceFlow bestFlow(const DeckTotals& totals, std::uint32_t allowances,
                                     std::span<const Interval> limits);
/// The allowances that a line may fit into, as bits.
[[nodiscard]] std::uint32_t possibleAllowances(const DeckTotals& totals, std::uint32_t allowances,
                                               const DeckTotals::Line& line);

}  // namespace mazzo::model

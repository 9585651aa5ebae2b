// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/deck_totals.h"

namespace mazzo::model {

// Numbers of the cards in a pile, for one deck.
[[nodiscard]] Interval pileSum(const DeckTotals& totals, const EvaluationPlan::Sum& wanted);
/// Counts each different card once.
[[nodiscard]] Interval pileSumOnce(const DeckTotals& totals, const EvaluationPlan::Sum& wanted);
// 0 if no card of the pile has the number.
[[nodiscard]] Interval pileLeast(const DeckTotals& totals, const EvaluationPlan::Sum& wanted);
[[nodiscard]] Interval pileGreatest(const DeckTotals& totals, const EvaluationPlan::Sum& wanted);

}  // namespace mazzo::model

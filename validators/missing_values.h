// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/deck_totals.h"
#include "validators/rule_book_data.h"

namespace mazzo::validators {

/// The unknown values that the answer of a part depends on; `row` is the card that it is checked for, if any.
[[nodiscard]] std::vector<MissingValue> missingValues(const RuleBook::Data& book, const CompiledRule& rule,
                                                      const RulePart& part, const DeckTotals& totals, std::size_t row);

}  // namespace mazzo::validators

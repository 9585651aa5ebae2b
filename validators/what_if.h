// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/deck_totals.h"
#include "validators/rule_book_data.h"

#include <functional>

namespace mazzo::validators {

/// Computes the deck's totals for every combination of values that the missing ones may have, as long as `visit`
/// returns true. True if all were visited; false also if there are none or more than `kMaxCombinations`.
[[nodiscard]] bool eachCombination(const RuleBook::Data& book, const Deck& deck, std::span<const MissingValue> missing,
                                   const std::function<bool(DeckTotals&)>& visit);

/// The longest prefix of the missing values whose combinations can all be tried out.
[[nodiscard]] std::vector<MissingValue> withinCombinations(const RuleBook::Data& book,
                                                           std::vector<MissingValue> missing);

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/deck_source.h"
#include "validators/compiled_rule.h"
#include "validators/report.h"

namespace mazzo::validators {

/// What the deck has and what the rule requires.
struct Sides {
    Number have;
    Number bound;
};

/// The two sides of a part that compares numbers.
[[nodiscard]] Sides sidesOf(const CompiledRule& rule, const RulePart& part, DeckTotals& totals, std::size_t row);

/// Fills in the numbers. Returns whether the deck has too few.
bool addNumbers(Finding& finding, Comparison comparison, const Sides& sides);

/// How much of each allowance the deck uses, in the order of the rule; empty for other rules.
[[nodiscard]] std::vector<AllowanceUse> allowanceUse(const CompiledRule& rule, DeckTotals& totals);

/// Names the cards that break the part.
void addCulprits(Finding& finding, const CompiledRule& rule, const RulePart& part, DeckTotals& totals, std::size_t row);

}  // namespace mazzo::validators

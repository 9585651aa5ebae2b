// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"

#include <map>

namespace mazzo::validators {

/// What is known in advance of the decks that a predicate allows, so that a repair need not try them one by one.
struct PredicateLimits {
    std::map<std::uint32_t, int> copies;  ///< by row, the most copies in the rule's zone; none of any other card
    std::vector<std::uint32_t> others;    ///< rows of the cards in any zone that the predicate looks at
};

/// Nothing if the predicate may read any value of any card.
[[nodiscard]] std::optional<PredicateLimits> predicateLimits(const RuleBook::Data& book, const CompiledRule& rule);

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/search_time.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mazzo::validators {

/// Positions in the game's rules, ascending.
using RuleSet = std::vector<std::uint16_t>;

/// Rules that no deck can satisfy together.
struct Conflict {
    RuleSet rules;
    bool proven = true;  ///< false: a search was given up, so a smaller conflict may exist
};

/// The rules that some deck satisfies; nothing if there is no such deck, or if the search gave up.
struct SatisfiedRules {
    std::optional<RuleSet> rules;
    bool gaveUp = false;
};
/// Looks for a deck that satisfies all required rules.
using DeckFinder = std::function<SatisfiedRules(const RuleSet& required)>;

/// The smallest set of rules that no deck satisfies together; of sets of equal size the one with the earlier rules. All
/// rules together must already be known to be unsatisfiable.
[[nodiscard]] Conflict smallestConflict(const RuleSet& rules, const DeckFinder& findDeck, const SearchTime& time = {});

}  // namespace mazzo::validators

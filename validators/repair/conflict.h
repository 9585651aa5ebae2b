// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mazzo::validators {

/// Positions in the game's rules, ascending.
using RuleSet = std::vector<std::uint16_t>;

/// Rules that exclude each other.
struct Conflict {
    RuleSet rules;
    bool proven = true;  ///< false: some question stayed open, so that fewer rules may do
};

/// Which of the rules a deck keeps that keeps all of `wanted`; nothing if there is no such deck, or if the search was
/// given up (`isOpen`).
struct Keeping {
    std::optional<RuleSet> kept;
    bool isOpen = false;
};
using Keeper = std::function<Keeping(const RuleSet& wanted)>;

/// The fewest of the rules that no deck keeps together; of equal sets the one of the earlier rules. All of them
/// together are known to be too many.
[[nodiscard]] Conflict smallestConflict(const RuleSet& rules, const Keeper& keeper);

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/strategy.h"

#include <functional>

namespace mazzo::goldfish::zombinion {

/// Finds the card of a name, and reports names that no card has.
using CardLookup = std::function<Kind(std::string_view name)>;

/// All of them.
[[nodiscard]] std::span<const ConditionWord> conditionWords();
[[nodiscard]] const ConditionWord& wordOf(Condition::What what);

/// One comparison of two sums, such as `points + 3 > opponent`. Nothing if it cannot be read; a card that is not found
/// is reported by the lookup and does not make it unreadable.
[[nodiscard]] std::optional<Condition> readCondition(std::string_view text, const CardLookup& card);

}  // namespace mazzo::goldfish::zombinion

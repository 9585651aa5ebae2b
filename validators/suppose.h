// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/book_data.h"

#include <functional>

namespace mazzo::validators {

/// Adds up the deck for every combination of values that the facts may have, as long as `visit` says to go on.
/// True if all were visited; false also if there are none or more than `kMaxSupposed`.
[[nodiscard]] bool eachCase(const RuleBook::Data& book, const Deck& deck, std::span<const MissingValue> missing,
                            const std::function<bool(Tally&)>& visit);

/// As many of the facts, from the first on, as can be tried out together.
[[nodiscard]] std::vector<MissingValue> triable(const RuleBook::Data& book, std::vector<MissingValue> facts);

}  // namespace mazzo::validators

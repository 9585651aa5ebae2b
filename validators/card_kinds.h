// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

namespace mazzo::validators {

/// For each card of the catalogue a number for its kind in a zone: no rule can tell cards of one kind apart, and the
/// deck has as many copies of each of them in every zone. So exchanging two of them never changes a verdict.
[[nodiscard]] std::vector<std::uint32_t> cardKinds(const RuleBook& book, const Deck& deck, ZoneIndex zone);

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "validators/rule_book.h"

namespace mazzo::validators {

/// A verdict with the rules that cause it, as in the line `expect: illegal EZ-C04 EZ-C07`: the undecided rules of an
/// unknown verdict, otherwise the broken and unfinished ones. Ids are sorted.
[[nodiscard]] std::string expectation(const RuleBook& book, const Report& report);

/// Checks that every example of a pack gets the verdict it states, every preconstructed deck is legal, and every rule
/// compiles.
[[nodiscard]] Errors checkDecks(const Pack& pack);

}  // namespace mazzo::validators

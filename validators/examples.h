// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "validators/rule_book.h"

namespace mazzo::validators {

/// A verdict with the rules that make it so, as a line `expect: illegal EZ-C04 EZ-C07` states it: of an unknown verdict
/// the undecided rules, else the broken and unfinished ones; ids sorted.
[[nodiscard]] std::string expectation(const RuleBook& book, const Report& report);

/// A pack tests itself: every example gets the verdict that it states, every preconstructed deck is legal, every rule
/// can be read.
[[nodiscard]] Errors checkDecks(const Pack& pack);

}  // namespace mazzo::validators

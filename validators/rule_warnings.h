// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

namespace mazzo::validators {

/// What rules of a pack say that is allowed, but may not be meant: a rule that names an optional zone among others
/// judges a deck without that zone too, unless it tests for the zone with `given(…)`. Rules that do not parse are left
/// out.
[[nodiscard]] Errors ruleWarnings(const Game& game);

}  // namespace mazzo::validators

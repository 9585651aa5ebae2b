// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/play.h"

namespace mazzo::goldfish {

/// An action that the offers allow, lists and numbers included, drawn from `random`. There must be an offer.
[[nodiscard]] Action randomAction(const std::vector<Offer>& offers, Random& random);

/// Plays at random for so many steps, or to the end, and says what broke the contract; empty if nothing did. Checked
/// are: same seed same game, cards are conserved, undo is exact, an action that is not offered is refused, texts of
/// actions and of the session read back, every verb and note is declared.
[[nodiscard]] std::string contractBreach(const Play& play, std::uint64_t seed, int steps);

}  // namespace mazzo::goldfish

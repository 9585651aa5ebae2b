// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/play.h"

namespace mazzo::goldfish {

/// An action that the offers allow, lists and numbers included, drawn from `random`. There must be an offer. `cards` is
/// the size of the catalogue, for offers that accept any card.
[[nodiscard]] Action randomAction(const std::vector<Offer>& offers, Random& random, std::size_t cards = 1);

/// Plays at random for `steps` steps, or to the end, and returns what broke the contract; empty if nothing did. One
/// step in four is a manual action. Checks that the same seed gives the same game, cards are conserved (tokens do not
/// count), undo is exact, an action that is not offered is refused, texts of actions and of the session read back, and
/// every verb and note is declared.
[[nodiscard]] std::string contractBreach(const Play& play, std::uint64_t seed, int steps);

}  // namespace mazzo::goldfish

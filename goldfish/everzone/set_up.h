// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// Deals, shuffles and starts the first battle. An error if a requested order has a card that is not in its pile.
[[nodiscard]] Result<void> setUp(const Setup& setup, State& state);

/// The Locations of the game, unshuffled: the Primes, the player's picks and random ones from the pool (EZ-S04,
/// EZ-S17).
[[nodiscard]] std::vector<CardIndex> locationDeck(const Setup& setup, Random& random,
                                                  std::vector<CardIndex>* leaders = nullptr);

/// How many players share the command points.
[[nodiscard]] int playersOnSide(const Setup& setup);

}  // namespace mazzo::goldfish::everzone

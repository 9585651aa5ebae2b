// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/tuning/swappable.h"
#include "model/catalogue.h"
#include "model/deck.h"
#include "model/error.h"

#include <optional>
#include <string>
#include <vector>

namespace mazzo::app {

/// The cards that tuning may add: those that match the query for certain, or all. Sample cards only if the deck has
/// some. An error if the query cannot be read.
[[nodiscard]] Result<std::vector<CardIndex>> tunePool(const Game& game, const Catalogue& catalogue, const Deck& deck,
                                                      const std::optional<std::string>& query);

/// Why nothing can be swapped, as an error that can be shown.
[[nodiscard]] std::optional<Error> notSwappable(goldfish::tuning::Swappable swappable);

}  // namespace mazzo::app

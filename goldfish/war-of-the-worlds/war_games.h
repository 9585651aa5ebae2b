// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/simulation.h"

namespace mazzo::goldfish::waroftheworlds {

/// Games of two strategies, one for each side, from the start decks; the Aliens begin (WW-S12). Every mistake in the
/// strategies, or an error if they are not one for each side or the cards are not known.
[[nodiscard]] Checked<std::shared_ptr<const Simulation>> warGames(const Setup& setup,
                                                                  const std::vector<StrategyText>& texts);

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/simulation.h"

namespace mazzo::goldfish::zombinion {

/// The games of one to four strategies; every mistake in them, or an error if the set-up cannot be played.
[[nodiscard]] Checked<std::shared_ptr<const Simulation>> strategyGames(const Setup& setup,
                                                                       const std::vector<StrategyText>& texts);

}  // namespace mazzo::goldfish::zombinion

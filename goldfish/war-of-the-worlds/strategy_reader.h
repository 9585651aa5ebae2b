// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/simulation.h"
#include "goldfish/war-of-the-worlds/strategy.h"

namespace mazzo::goldfish::waroftheworlds {

/// Reads a strategy file (docs/strategies.md): every mistake with its line and column.
[[nodiscard]] Checked<Strategy> readStrategy(const StrategyText& text, const Setup& setup);

}  // namespace mazzo::goldfish::waroftheworlds

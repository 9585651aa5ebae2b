// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/simulation.h"
#include "goldfish/strategy_words.h"
#include "goldfish/war-of-the-worlds/strategy.h"

namespace mazzo::goldfish::waroftheworlds {

/// Reads a strategy file (docs/strategies.md): every mistake with its line and column.
[[nodiscard]] Checked<Strategy> readStrategy(const StrategyText& text, const Setup& setup);

/// What a strategy file can say.
[[nodiscard]] StrategyWords strategyWords(const Setup& setup);

}  // namespace mazzo::goldfish::waroftheworlds

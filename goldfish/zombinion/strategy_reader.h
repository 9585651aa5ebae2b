// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/strategy_words.h"
#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// Reads a strategy file (docs/strategies.md): every mistake with its line and column. Cards that are not among the ten
/// kinds of the set-up may be named; they are noted.
[[nodiscard]] Checked<Strategy> readStrategy(std::string_view text, const Setup& setup, std::string name,
                                             std::string_view file = {});
/// For who has read the data of the game already.
[[nodiscard]] Checked<Strategy> readStrategy(std::string_view text, const Setup& setup, const GameData& data,
                                             std::string name, std::string_view file = {});

/// What a strategy file for this set-up can say.
[[nodiscard]] StrategyWords strategyWords(const Setup& setup);

}  // namespace mazzo::goldfish::zombinion

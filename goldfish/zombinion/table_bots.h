// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// The strategy that the pack states line by line; empty if it has none.
[[nodiscard]] std::string packStrategy(const Setup& setup);

/// The strategies of the other seats at the table, at least one: those of the set-up, else the one of the pack. They
/// mind the end of the game. An error if one of them cannot be read.
[[nodiscard]] Result<std::vector<Strategy>> tableBots(const Setup& setup, const GameData& data);

}  // namespace mazzo::goldfish::zombinion

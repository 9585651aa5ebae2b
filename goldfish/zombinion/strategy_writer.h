// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// The line of a strategy file, without its verb: a card and its conditions.
[[nodiscard]] std::string textOf(const Strategy::Wish& wish, const Setup& setup, const GameData& data);

/// The strategy as a file; reading it gives the same strategy, apart from its name.
[[nodiscard]] std::string textOf(const Strategy& strategy, const Setup& setup, const GameData& data);

}  // namespace mazzo::goldfish::zombinion

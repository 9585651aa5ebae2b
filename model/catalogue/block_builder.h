// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mazzo::model::catalogue {

/// The cards as a block, in the order of their numbers.
[[nodiscard]] std::vector<std::byte> buildBlock(const Game& game, std::span<const Card> cards);

}  // namespace mazzo::model::catalogue

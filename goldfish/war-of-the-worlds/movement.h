// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/board.h"

namespace mazzo::goldfish::waroftheworlds {

/// WW-T23: whether there are more of these land miniatures in the region than of the enemy's; `arriving` ones are
/// counted in addition to those on the board. Other pieces are never held.
[[nodiscard]] bool mayLeave(const Board& board, std::string_view thing, std::string_view region, int arriving = 0);

/// WW-T22, WW-T24, WW-T25: a neighbouring region on the piece's own ground that no tile closes to it.
[[nodiscard]] bool mayEnter(const Board& board, std::string_view thing, std::string_view region);

/// Where a piece can end after one to `steps` steps, in the order of the pack; blocking is tested at the start of each
/// step (WW-X18).
[[nodiscard]] Regions reachable(const Board& board, std::string_view thing, std::string_view from, int steps);

/// Where the aliens may push an Army (WW-K17): blocking does not matter.
[[nodiscard]] Regions pushable(const Board& board, std::string_view from);

}  // namespace mazzo::goldfish::waroftheworlds

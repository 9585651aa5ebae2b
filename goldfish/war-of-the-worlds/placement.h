// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/board.h"

namespace mazzo::goldfish::waroftheworlds {

/// WW-T19: where a new miniature may enter, none if no miniature is left.
[[nodiscard]] Regions entrances(const Board& board, std::string_view thing);

/// WW-T35 for the player's side if it is human, WW-T36 if it is alien: where a new tile may be placed.
[[nodiscard]] Regions buildingSites(const Board& board, std::string_view faction);

}  // namespace mazzo::goldfish::waroftheworlds

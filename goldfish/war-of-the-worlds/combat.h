// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/card_effects.h"

#include <span>

namespace mazzo::goldfish::waroftheworlds {

/// WW-T30: what this much damage in a region destroys, in order: the building, then units, then civilians. What is left
/// over is lost.
[[nodiscard]] std::vector<PieceId> destroyedBy(const Board& board, std::string_view region, int damage);

/// The Defence of the human building there; 0 without one.
[[nodiscard]] int shieldAt(const Board& board, std::string_view region);

/// WW-T31: whether attacks of these powers, declared together, may be made there: a shield that they cannot break
/// forbids them.
[[nodiscard]] bool mayAttack(const Board& board, std::string_view region, std::span<const int> powers);

/// The damage of an action with what tiles on the board add to it (WW-K23, WW-X14).
[[nodiscard]] int powerOf(const Board& board, const CardAction& action);

/// WW-X07: nothing there would take damage before a civilian, or by the option no shield.
[[nodiscard]] bool isUnprotected(const Board& board, std::string_view region);

/// WW-T34: the coast that a Naval unit in that sea can strike, where there is something to strike.
[[nodiscard]] Regions coastTargets(const Board& board, std::string_view sea);

/// WW-D06: where Artiglieria Pesante can strike from its region.
[[nodiscard]] Regions artilleryTargets(const Board& board, std::string_view region);

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/board.h"

namespace mazzo::goldfish::sovereign {

/// The Haerian of the other side that one may fight now: those beside it, and beside a Bulwark only those that have it
/// (SV-T17, SV-T28).
[[nodiscard]] std::vector<const Piece*> opponentsOf(const Setup& setup, const Table& table, const Piece& haerian);
/// A Haerian of the other side with Bulwark stands beside it, so that it may fight nothing else (SV-X40).
[[nodiscard]] bool isBarred(const Setup& setup, const Table& table, const Piece& haerian);
/// It stands on the other player's Starting Line and no Bulwark bars it (SV-T19).
[[nodiscard]] bool mayStrikePlayer(const Setup& setup, const Table& table, const Piece& haerian);
/// The Buildings beside an enemy that nobody stands on (SV-T22); the player has no opposing ones to attack.
[[nodiscard]] std::vector<const Piece*> buildingsBeside(const Setup& setup, const Table& table, const Piece& enemy);

/// Everything that a Haerian of either side may fight now; `opponent` and `you` are the players.
[[nodiscard]] std::vector<Operand> targetsOf(const Setup& setup, const Table& table, const Piece& haerian);

}  // namespace mazzo::goldfish::sovereign

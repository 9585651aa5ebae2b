// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/board.h"

namespace mazzo::goldfish::sovereign {

/// The Haerian of the other side that one may fight now: those next to it, and next to a Bulwark only those that have
/// it (SV-T17, SV-T28).
[[nodiscard]] std::vector<const Piece*> opponentsOf(const Setup& setup, const Table& table, const Piece& haerian);
/// A Haerian of the other side with Bulwark is next to it, so that it may fight nothing else (SV-X40).
[[nodiscard]] bool isBarred(const Setup& setup, const Table& table, const Piece& haerian);
/// It is on the other player's Starting Line and no Bulwark bars it (SV-T19).
[[nodiscard]] bool mayStrikePlayer(const Setup& setup, const Table& table, const Piece& haerian);
/// The Buildings of the other side next to a Haerian with nobody on them (SV-T22).
[[nodiscard]] std::vector<const Piece*> adjacentBuildings(const Setup& setup, const Table& table, const Piece& haerian);

/// Everything that a Haerian of either side may fight now; `opponent` and `you` are the players.
[[nodiscard]] std::vector<Operand> targetsOf(const Setup& setup, const Table& table, const Piece& haerian);

}  // namespace mazzo::goldfish::sovereign

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

// What actions do to the board once everything is chosen. Each logs what happened and checks whether the game is over
// (WW-E03).
namespace mazzo::goldfish::waroftheworlds {

/// WW-T27: damage to the Aliens; an empty region is an attack from the air.
void strike(const Setup& setup, State& state, int damage, const std::string& region, const std::string& clause);
/// WW-T30, WW-T32: damage to what the Humans have in a region; nothing falls if a shield holds.
void harm(const Setup& setup, State& state, int damage, const std::string& region);
/// Takes a piece off the board: a tile goes back to its owner, a card itself leaves the game.
Piece leaveBoard(State& state, PieceId id);
/// Destroys one civilian there.
void killCivilian(const Setup& setup, State& state, const std::string& region, const std::string& clause);
void movePiece(State& state, PieceId piece, const std::string& region, const std::string& clause);
/// WW-T19: a new miniature.
void enter(State& state, std::string_view thing, const std::string& region, const std::string& clause);
/// The tile of a card.
void putBuilding(State& state, CardIndex card, const std::string& region);
/// WW-T13, WW-T37: the same for one's own card, and what it pays at once.
void build(const Setup& setup, State& state, CardIndex card, const std::string& region);
/// WW-K14 to WW-K16: the tile that marks a condition.
void putTile(State& state, std::string_view tile, const std::string& region, const std::string& clause);

}  // namespace mazzo::goldfish::waroftheworlds

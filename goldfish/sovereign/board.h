// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/table.h"

namespace mazzo::goldfish::sovereign {

/// A piece on the table that can be changed; it must be there.
[[nodiscard]] Piece& pieceOf(Table& table, PieceId id);

[[nodiscard]] bool isKind(const Procedure::Region& region, std::string_view kind);
[[nodiscard]] std::vector<std::string> placesOf(const Setup& setup, std::string_view kind);

[[nodiscard]] bool isEnemy(const Piece& piece);
[[nodiscard]] bool isEnemyBuilding(const Piece& piece);
/// The Haerian on the battlefield, the player's first. An unknown card that has a place there counts as a Haerian.
[[nodiscard]] std::vector<const Piece*> ownHaerian(const Setup& setup, const Table& table);
[[nodiscard]] std::vector<const Piece*> enemies(const Table& table);
[[nodiscard]] std::vector<const Piece*> allHaerian(const Setup& setup, const Table& table);
[[nodiscard]] std::vector<const Piece*> buildings(const Setup& setup, const Table& table);
[[nodiscard]] std::vector<const Piece*> enemyBuildings(const Table& table);
[[nodiscard]] std::vector<const Piece*> equipment(const Setup& setup, const Table& table, bool exhausted);

/// No Haerian is there; face-down cards and Buildings do not count (SV-T10).
[[nodiscard]] bool isFree(const Setup& setup, const Table& table, std::string_view place);
[[nodiscard]] std::vector<std::string> freePlaces(const Setup& setup, const Table& table, std::string_view kind);
/// Where a Building may be put: not on the opponent's Starting Line, and one to a zone (SV-T22).
[[nodiscard]] std::vector<std::string> buildingPlaces(const Setup& setup, const Table& table);
[[nodiscard]] std::vector<std::string> enemyBuildingPlaces(const Setup& setup, const Table& table);
/// The free zones that a movement over `stride` zones reaches, never diagonally (SV-T15).
[[nodiscard]] std::vector<std::string> reach(const Setup& setup, const Table& table, const std::string& place,
                                             int stride);
/// Zones are named by row and column, `r2c3`.
[[nodiscard]] bool sameRow(std::string_view one, std::string_view other);
[[nodiscard]] bool adjacent(const Setup& setup, std::string_view one, std::string_view other);

/// The player has a Haerian on the Building (SV-T22).
[[nodiscard]] bool controls(const Setup& setup, const Table& table, const Piece& building);

/// The operand of a piece, with its place as mark if another one on the battlefield has its name.
[[nodiscard]] Operand operandOf(const Table& table, const Piece& piece);
[[nodiscard]] std::vector<Operand> operandsOf(const Table& table, const std::vector<const Piece*>& pieces);
[[nodiscard]] std::vector<Operand> wordOperands(const std::vector<std::string>& words);

}  // namespace mazzo::goldfish::sovereign

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"

namespace mazzo::goldfish {

/// A table of the procedure's zones and counters, all at their start and all the player's.
[[nodiscard]] Table emptyTable(const Setup& setup);

/// New pieces for the cards, at the end of a pile, numbered on from the largest on the table.
void deal(Table& table, std::string_view zone, const std::vector<CardIndex>& cards, int seat = 0);
/// A piece made in play, or a thing that is no card; returns its id.
PieceId create(Table& table, std::string_view zone, Piece piece, int seat = 0);

/// Takes a piece off the table. It must be there.
[[nodiscard]] Piece taken(Table& table, PieceId id);
/// Moves a piece to the end of a pile; it loses its place, host, states and counters.
void move(Table& table, PieceId id, std::string_view zone, int seat = 0);
void moveToFront(Table& table, PieceId id, std::string_view zone, int seat = 0);
/// The first `count` pieces (all if there are fewer) to the end of another pile; what moved, in order.
std::vector<CardIndex> moveFirst(Table& table, std::string_view from, std::string_view to, int count, int seat = 0);
std::vector<CardIndex> moveAll(Table& table, std::string_view from, std::string_view to, int seat = 0);

/// Draws from the procedure's draw pile, reshuffling when the procedure says; logs the draw by `clause`. How many were
/// drawn.
int draw(const Setup& setup, Table& table, Chance& chance, int count, const std::string& clause, int seat = 0);
/// Shuffles the procedure's pile back if the draw pile is empty and the timing is immediate; call it after anything
/// else that takes its last card.
void reshuffleIfDue(const Setup& setup, Table& table, Chance& chance, int seat = 0);

/// Operands for the pieces of a pile.
[[nodiscard]] std::vector<Operand> operandsOf(const Pile& pile);

}  // namespace mazzo::goldfish

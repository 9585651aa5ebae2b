// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"

namespace mazzo::goldfish {

/// A table with the zones and counters of the procedure at their start values, all of them the player's.
[[nodiscard]] Table emptyTable(const Setup& setup);

/// Adds new pieces for the cards to the end of a pile.
void deal(Table& table, std::string_view zone, const std::vector<CardIndex>& cards, int seat = 0);
/// Adds a piece that is created in play, or that is not a card; returns its id.
PieceId create(Table& table, std::string_view zone, Piece piece, int seat = 0);

/// Removes a piece from the table, where it must be.
[[nodiscard]] Piece taken(Table& table, PieceId id);
/// Moves a piece to the end of a pile; it loses its place, host, states and counters.
void move(Table& table, PieceId id, std::string_view zone, int seat = 0);
void moveToFront(Table& table, PieceId id, std::string_view zone, int seat = 0);
/// Moves the first `count` pieces (all if there are fewer) to the end of another pile; returns their cards in order.
std::vector<CardIndex> moveFirst(Table& table, std::string_view from, std::string_view to, int count, int seat = 0);
std::vector<CardIndex> moveAll(Table& table, std::string_view from, std::string_view to, int seat = 0);

/// Draws from the procedure's draw pile, reshuffling when the procedure says, and logs it under `clause`. Returns how
/// many were drawn.
int draw(const Setup& setup, Table& table, Chance& chance, int count, const std::string& clause, int seat = 0);
/// Shuffles the procedure's pile back if the draw pile is empty and the timing is immediate; call it after
/// anything else that may remove its last card.
void reshuffleIfDue(const Setup& setup, Table& table, Chance& chance, int seat = 0);

/// Operands for the pieces of a pile.
[[nodiscard]] std::vector<Operand> operandsOf(const Pile& pile);

}  // namespace mazzo::goldfish

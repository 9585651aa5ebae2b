// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/piles.h"

#include <algorithm>
#include <cassert>

namespace mazzo::goldfish {

namespace {

/// Resets what a piece loses when it changes zones.
void resetPiece(Piece& piece)
{
    piece.place.clear();
    piece.host = {};
    piece.states.clear();
    piece.counters.clear();
}

/// Shuffles the procedure's pile into the draw pile; false if there is nothing to shuffle.
bool reshuffle(const Setup& setup, Table& table, Chance& chance, int seat)
{
    const Procedure& procedure = setup.procedure;
    if (procedure.reshuffle.when == Procedure::Reshuffle::When::Never) return false;
    const int cards = table.pile(procedure.reshuffle.from, seat).cards();
    if (cards == 0) return false;
    moveAll(table, procedure.reshuffle.from, procedure.drawPile, seat);
    laterShuffle(setup, chance, table.pile(procedure.drawPile, seat).pieces);
    table.log.push_back({procedure.reshuffle.clause, "reshuffled", {cards}, seat});
    return true;
}

}  // namespace

Table emptyTable(const Setup& setup)
{
    Table table;
    for (const Procedure::TableZone& zone : setup.procedure.zones) table.piles.push_back({zone.id, 0, zone.sight, {}});
    for (const Procedure::TableCounter& counter : setup.procedure.counters)
        table.counters.push_back({counter.id, setup.value(counter.start), 0});
    return table;
}

void deal(Table& table, std::string_view zone, const std::vector<CardIndex>& cards, int seat)
{
    for (const CardIndex card : cards) {
        Piece piece;
        piece.card = card;
        create(table, zone, std::move(piece), seat);
    }
}

PieceId create(Table& table, std::string_view zone, Piece piece, int seat)
{
    piece.id = PieceId(++table.lastPiece);
    table.pile(zone, seat).pieces.push_back(std::move(piece));
    return PieceId(table.lastPiece);
}

Piece taken(Table& table, PieceId id)
{
    for (Pile& pile : table.piles) {
        const auto found = std::find_if(pile.pieces.begin(), pile.pieces.end(),
                                        [id](const Piece& piece) { return piece.id == id; });
        if (found == pile.pieces.end()) continue;
        Piece piece = std::move(*found);
        pile.pieces.erase(found);
        return piece;
    }
    assert(false && "the piece is on the table");
    return {};
}

void move(Table& table, PieceId id, std::string_view zone, int seat)
{
    Piece piece = taken(table, id);
    resetPiece(piece);
    table.pile(zone, seat).pieces.push_back(std::move(piece));
}

void moveToFront(Table& table, PieceId id, std::string_view zone, int seat)
{
    Piece piece = taken(table, id);
    resetPiece(piece);
    std::vector<Piece>& pieces = table.pile(zone, seat).pieces;
    pieces.insert(pieces.begin(), std::move(piece));
}

std::vector<CardIndex> moveFirst(Table& table, std::string_view from, std::string_view to, int count, int seat)
{
    std::vector<Piece>& source = table.pile(from, seat).pieces;
    std::vector<Piece>& target = table.pile(to, seat).pieces;
    assert(&source != &target);
    const auto end = source.begin() + std::clamp<std::ptrdiff_t>(count, 0, static_cast<std::ptrdiff_t>(source.size()));
    std::vector<CardIndex> cards;
    for (auto piece = source.begin(); piece != end; ++piece) {
        cards.push_back(piece->card);
        resetPiece(*piece);
        target.push_back(std::move(*piece));
    }
    source.erase(source.begin(), end);
    return cards;
}

std::vector<CardIndex> moveAll(Table& table, std::string_view from, std::string_view to, int seat)
{
    return moveFirst(table, from, to, static_cast<int>(table.pile(from, seat).pieces.size()), seat);
}

int draw(const Setup& setup, Table& table, Chance& chance, int count, const std::string& clause, int seat)
{
    const Procedure& procedure = setup.procedure;
    int left = std::max(0, count);
    while (left > 0) {
        if (table.pile(procedure.drawPile, seat).pieces.empty() && !reshuffle(setup, table, chance, seat)) break;
        std::vector<CardIndex> drawn = moveFirst(table, procedure.drawPile, procedure.hand, left, seat);
        left -= static_cast<int>(drawn.size());
        const int number = static_cast<int>(drawn.size());
        table.log.push_back({clause, "drew", {number, std::move(drawn)}, seat});
        reshuffleIfDue(setup, table, chance, seat);
    }
    if (left > 0) table.log.push_back({clause, "drew-short", {count, count - left}, seat, true});
    return count - left;
}

void reshuffleIfDue(const Setup& setup, Table& table, Chance& chance, int seat)
{
    if (setup.procedure.reshuffle.when != Procedure::Reshuffle::When::Immediate) return;
    if (table.pile(setup.procedure.drawPile, seat).pieces.empty()) reshuffle(setup, table, chance, seat);
}

std::vector<Operand> operandsOf(const Pile& pile)
{
    std::vector<Operand> operands;
    for (const Piece& piece : pile.pieces)
        operands.push_back(piece.card == noCard ? Operand{noCard, piece.thing, piece.id, {}}
                                                : cardOperand(piece.card, piece.id));
    return operands;
}

}  // namespace mazzo::goldfish

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/board_changes.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <algorithm>
#include <map>

namespace mazzo::goldfish::waroftheworlds {

namespace {

void countCivilians(const Setup& setup, State& state)
{
    state.table.setCount(kCivilians, Board(setup, state.table).count(kCivilian));
    checkEnd(setup, state);
}

PieceId put(State& state, std::string_view thing, CardIndex card, const std::string& region)
{
    Piece piece;
    piece.card = card;
    piece.thing = thing;
    piece.place = region;
    piece.token = card != noCard;  // the card itself leaves the game
    return create(state.table, kBoard, std::move(piece));
}

}  // namespace

void strike(const Setup& setup, State& state, int damage, const std::string& region, const std::string& clause)
{
    moveMarker(setup, state, damage);
    const int total = state.table.count(kDamage);
    if (region.empty()) logNote(state, clause, "struck-from-the-air", {damage, total});
    else logNote(state, clause, "struck", {damage, word(region), total});
    checkEnd(setup, state);
}

void harm(const Setup& setup, State& state, int damage, const std::string& region)
{
    const Board board(setup, state.table);
    const std::vector<PieceId> destroyed = destroyedBy(board, region, damage);
    if (destroyed.empty() && board.isHumanTarget(region))
        logNote(state, "WW-T32", "shield-held", {damage, word(region)});
    std::map<std::string, int> things;
    for (const PieceId id : destroyed) {
        const Piece piece = leaveBoard(state, id);
        if (piece.card != noCard) logNote(state, "WW-T30", "destroyed-building", {piece.card, word(region)});
        else ++things[piece.thing];
    }
    for (const auto& [thing, count] : things) logNote(state, "WW-T30", "destroyed", {count, word(thing), word(region)});
    countCivilians(setup, state);
}

Piece leaveBoard(State& state, PieceId id)
{
    const Piece piece = onBoard(state, id);
    if (piece.card != noCard && !piece.token) move(state.table, id, kRemoved);
    else static_cast<void>(taken(state.table, id));
    return piece;
}

void killCivilian(const Setup& setup, State& state, const std::string& region, const std::string& clause)
{
    const std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto found = std::ranges::find_if(
        pieces, [&region](const Piece& piece) { return piece.thing == kCivilian && piece.place == region; });
    static_cast<void>(taken(state.table, found->id));
    logNote(state, clause, "killed", {word(region)});
    countCivilians(setup, state);
}

void movePiece(State& state, PieceId piece, const std::string& region, const std::string& clause)
{
    Piece& moving = onBoard(state, piece);
    logNote(state, clause, "moved", {word(moving.thing), word(moving.place), word(region)});
    moving.place = region;
}

void enter(State& state, std::string_view thing, const std::string& region, const std::string& clause)
{
    put(state, thing, noCard, region);
    logNote(state, clause, "entered", {word(thing), word(region)});
}

void putBuilding(State& state, CardIndex card, const std::string& region)
{
    put(state, {}, card, region);
    logNote(state, "WW-T13", "built", {card, word(region)});
}

void build(const Setup& setup, State& state, CardIndex card, const std::string& region)
{
    putBuilding(state, card, region);
    payIncome(setup, state, card, "WW-T37");
}

void putTile(State& state, std::string_view tile, const std::string& region, const std::string& clause)
{
    put(state, tile, noCard, region);
    logNote(state, clause, "tile", {word(tile), word(region)});
}

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/manual_actions.h"

#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

NoteArgument nameArgument(const Operand& operand)
{
    if (operand.card == noCard) return operand.word;
    return operand.card;
}

Piece& pieceOn(Table& table, PieceId id) { return const_cast<Piece&>(*table.piece(id)); }

/// Removes one copy of a piece from the table: the piece itself, or a new one if more copies remain.
Piece withdrawn(Table& table, PieceId id)
{
    Piece& piece = pieceOn(table, id);
    if (piece.copies == 1) return taken(table, id);
    --piece.copies;
    Piece copy = piece;
    copy.copies = 1;
    copy.id = PieceId(++table.lastPiece);
    return copy;
}

/// Puts a piece into a zone or a place of the board: on top of a pile, else behind the other pieces.
void put(const ManualControls& controls, Table& table, Piece piece, const std::string& target)
{
    const bool isPlace = std::ranges::find(controls.places, target) != controls.places.end();
    Pile& pile = table.pile(isPlace ? controls.board : target);
    piece.place = isPlace ? target : std::string();
    piece.host = {};
    piece.states.clear();
    piece.counters.clear();
    if (pile.sight == Procedure::Sight::Open) pile.pieces.push_back(std::move(piece));
    else pile.pieces.insert(pile.pieces.begin(), std::move(piece));
}

void drawCards(const Setup& setup, Table& table, Chance& chance, int count)
{
    const std::size_t before = table.log.size();
    draw(setup, table, chance, count, {});
    for (std::size_t i = before; i < table.log.size(); ++i)
        if (table.log[i].key == "drew") table.log[i].key = "by-hand-drew";
}

/// Tokens and things leave the table, cards move to the discard pile.
void discardPiece(const ManualControls& controls, Table& table, const Operand& what)
{
    Piece piece = withdrawn(table, what.piece);
    const bool leaves = piece.token || piece.card == noCard;
    if (!leaves) put(controls, table, std::move(piece), controls.discard);
    table.log.push_back({{}, leaves ? "by-hand-removed" : "by-hand-discarded", {nameArgument(what)}});
}

void addToken(const ManualControls& controls, Table& table, const Operand& what, const std::string& target)
{
    Piece piece;
    piece.id = PieceId(++table.lastPiece);
    piece.card = what.card;
    piece.thing = what.word;
    piece.token = true;
    put(controls, table, std::move(piece), target);
    table.log.push_back({{}, "by-hand-token", {nameArgument(what), target}});
}

void toggleState(Table& table, const Operand& what, const std::string& state)
{
    Piece& piece = pieceOn(table, what.piece);
    const bool on = !piece.is(state);
    piece.set(state, on);
    table.log.push_back({{}, on ? "by-hand-state" : "by-hand-no-state", {nameArgument(what), state}});
}

void lookAtTop(const Setup& setup, Table& table, int count)
{
    std::vector<CardIndex> cards;
    for (const Piece& piece : table.pile(setup.procedure.drawPile).pieces) {
        if (static_cast<int>(cards.size()) == count) break;
        cards.push_back(piece.card);
    }
    table.log.push_back({{}, "by-hand-looked", {count, std::move(cards)}});
}

}  // namespace

void playManual(const Setup& setup, const ManualControls& controls, Table& table, Chance& chance, const Action& action)
{
    if (action.is("manual draw")) {
        drawCards(setup, table, chance, action.number());
    } else if (action.is("manual discard")) {
        discardPiece(controls, table, action.operand());
    } else if (action.is("manual move")) {
        put(controls, table, withdrawn(table, action.operand().piece), action.operand(1).word);
        table.log.push_back({{}, "by-hand-moved", {nameArgument(action.operand()), action.operand(1).word}});
    } else if (action.is("manual shuffle")) {
        laterShuffle(setup, chance, table.pile(action.operand().word).pieces);
        table.log.push_back({{}, "by-hand-shuffled", {action.operand().word}});
    } else if (action.is("manual counter")) {
        const std::string& counter = action.operand().word;
        table.setCount(counter, table.count(counter) + action.number(1));
        table.log.push_back({{}, "by-hand-counter", {counter, table.count(counter)}});
    } else if (action.is("manual token")) {
        addToken(controls, table, action.operand(), action.operand(1).word);
    } else if (action.is("manual state")) {
        toggleState(table, action.operand(), action.operand(1).word);
    } else if (action.is("manual look")) {
        lookAtTop(setup, table, action.number());
    } else if (action.is("manual roll")) {
        const int sides = action.number();
        const auto rolled = static_cast<int>(chance.random.below(static_cast<std::uint32_t>(sides))) + 1;
        table.log.push_back({{}, "by-hand-rolled", {sides, rolled}});
    }
    reshuffleIfDue(setup, table, chance);
}

}  // namespace mazzo::goldfish

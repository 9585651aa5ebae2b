// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/view.h"

#include "goldfish/zombinion/score.h"

#include <algorithm>
#include <limits>

namespace mazzo::goldfish::zombinion {

namespace {

using Sight = Procedure::Sight;

Piece piece(const Match& match, Card card, int copies = 1)
{
    Piece piece;
    piece.id = pieceOf(card);
    piece.card = match.data.card[at(kindOf(card))];
    piece.copies = copies;
    return piece;
}

std::vector<Piece> inOrder(const Match& match, const CardPile& pile)
{
    std::vector<Piece> pieces;
    for (const Card card : pile) pieces.push_back(piece(match, card));
    return pieces;
}

std::vector<Piece> topFirst(const Match& match, const CardPile& pile)
{
    std::vector<Piece> pieces = inOrder(match, pile);
    std::reverse(pieces.begin(), pieces.end());
    return pieces;
}

/// The deck's cards without their order (ZB-X16).
std::vector<Piece> sorted(const Match& match, const CardPile& pile)
{
    std::vector<Piece> pieces = inOrder(match, pile);
    const auto key = [](const Piece& piece) { return std::pair(kindOf(cardOf(piece.id)), piece.id); };
    std::sort(pieces.begin(), pieces.end(),
              [&key](const Piece& left, const Piece& right) { return key(left) < key(right); });
    return pieces;
}

std::vector<Piece> supply(const Match& match)
{
    std::vector<Piece> pieces;
    for (const Kind kind : match.data.supply)
        pieces.push_back(piece(match, cardOf(kind, 0), match.state.supply[at(kind)]));
    return pieces;
}

void addSeat(const Match& match, std::size_t seat, Table& table)
{
    const Seat& owner = match.seat(seat);
    const bool own = seat == 0;
    const bool open = own && match.data.openInformation;
    const auto number = static_cast<int>(seat);
    table.piles.push_back({"hand", number, own ? Sight::Open : Sight::Hidden, inOrder(match, owner.hand)});
    table.piles.push_back({"deck", number, open ? Sight::Open : Sight::Hidden,
                           open ? sorted(match, owner.deck) : topFirst(match, owner.deck)});
    table.piles.push_back({"play", number, Sight::Open, inOrder(match, owner.play)});
    table.piles.push_back({"discard", number, open ? Sight::Open : Sight::Top, topFirst(match, owner.discard)});
}

void addCounters(const Match& match, Table& table)
{
    const State& state = match.state;
    const bool own = state.active == 0 && state.question.kind != QuestionKind::Opening;
    table.counters = {{"azioni", own ? state.actions : 0, 0},
                      {"obiettivi", own ? state.buys : 0, 0},
                      {"colpi", own ? state.colpi : 0, 0},
                      {"points", scoreOf(match.data, state, 0).points, 0}};
    if (match.data.phantomSeats) table.counters.push_back({"given-away", state.givenAway, 0});
}

/// The turns of the quickest other player with this many points.
int fewestTurns(const State& state, const SeatPoints& points, int best)
{
    int fewest = std::numeric_limits<int>::max();
    for (std::size_t seat = 1; seat < state.seatCount; ++seat)
        if (points[seat] == best) fewest = std::min(fewest, state.seats[seat].turns);
    return fewest;
}

Note causeOf(const Match& match)
{
    const State& state = match.state;
    const Score score = scoreOf(match.data, state, 0);
    const int turns = match.seat(0).turns;
    if (state.seatCount > 1) {
        const SeatPoints points = pointsOf(match.data, state);
        const unsigned won = winners(state, points);
        const int best = *std::max_element(points.begin() + 1, points.begin() + state.seatCount);
        const bool unknown = score.unknown > 0;
        if ((won & 1) != 0 && won != 1) return {"ZB-E05", "zombinion.shared", {score.points, best, turns}, 0, unknown};
        // Of equal points the fewer turns decide.
        if (score.points == best)
            return {"ZB-E05",
                    won == 1 ? "zombinion.won-by-turns" : "zombinion.lost-by-turns",
                    {score.points, turns, fewestTurns(state, points, best)},
                    0,
                    unknown};
        return {"ZB-E05", won == 1 ? "zombinion.won" : "zombinion.lost", {score.points, best, turns}, 0, unknown};
    }
    if (state.supply[at(Kind::MoltiPiuZombi)] == 0)
        return {"ZB-E07",
                "zombinion.over-pile",
                {argumentOf(match, Kind::MoltiPiuZombi), score.points, turns},
                0,
                score.unknown > 0};
    return {"ZB-E07", "zombinion.over-piles", {emptyPilesOf(match), score.points, turns}, 0, score.unknown > 0};
}

}  // namespace

std::vector<CardIndex> emptyPilesOf(const Match& match)
{
    std::vector<CardIndex> empty;
    for (const Kind kind : match.data.supply)
        if (match.state.supply[at(kind)] == 0) empty.push_back(match.data.card[at(kind)]);
    return empty;
}

std::vector<Operand> operandsOf(const Match& match, const CardPile& pile)
{
    std::vector<Operand> operands;
    for (const Card card : pile) operands.push_back(cardOperand(match.data.card[at(kindOf(card))], pieceOf(card)));
    return operands;
}

Table tableOf(const Match& match)
{
    const State& state = match.state;
    Table table;
    table.turn = match.seat(0).turns;
    table.phase = state.over() ? "pulizia" : state.phase == Phase::Azione ? "azione" : "caccia";
    table.seat = state.question.seat;
    table.random = state.chance.random;
    table.lastPiece = 0xffff;
    addSeat(match, 0, table);
    if (!state.revealed.empty())
        table.piles.push_back({"revealed", commonSeat, Sight::Open, inOrder(match, state.revealed)});
    table.piles.push_back({"trash", commonSeat, Sight::Open, inOrder(match, state.trash)});
    table.piles.push_back({"supply", commonSeat, Sight::Open, supply(match)});
    for (std::size_t seat = 1; seat < state.seatCount; ++seat) addSeat(match, seat, table);
    for (Pile& pile : table.piles)
        for (Piece& shown : pile.pieces)
            if (isPick(state.question.kind) && state.chosen.has(cardOf(shown.id))) shown.set("picked");
    addCounters(match, table);
    if (state.over()) table.outcome = causeOf(match);
    return table;
}

}  // namespace mazzo::goldfish::zombinion

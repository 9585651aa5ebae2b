// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/score.h"

namespace mazzo::goldfish::zombinion {

namespace {

Score scoreOf(const GameData& data, std::span<const CardPile* const> piles)
{
    Score score;
    bool countsCards = false;
    for (const CardPile* pile : piles) {
        for (const Card card : *pile) {
            const int points = data.points[at(kindOf(card))];
            if (data.cardsPerPoint[at(kindOf(card))] > 0) countsCards = true;
            else if (points == GameData::kUnknown) ++score.unknown;
            else score.points += points;
        }
        score.cards += static_cast<int>(pile->size());
    }
    if (!countsCards) return score;
    for (const CardPile* pile : piles)
        for (const Card card : *pile)
            if (const int cards = data.cardsPerPoint[at(kindOf(card))]; cards > 0) score.points += score.cards / cards;
    return score;
}

}  // namespace

bool isFinished(const Match& match)
{
    return match.state.supply[at(Kind::MoltiPiuZombi)] == 0 || match.state.emptyPiles >= match.data.limits.emptyPiles;
}

Score scoreOf(const GameData& data, const Seat& seat)
{
    return scoreOf(data, std::array{&seat.deck, &seat.hand, &seat.play, &seat.discard});
}

Score scoreOf(const GameData& data, const State& state, std::size_t seat)
{
    if (state.revealed.empty() || state.revealedBy != seat) return scoreOf(data, state.seats[seat]);
    const Seat& owner = state.seats[seat];
    return scoreOf(data, std::array{&owner.deck, &owner.hand, &owner.play, &owner.discard, &state.revealed});
}

SeatPoints pointsOf(const GameData& data, const State& state)
{
    SeatPoints points{};
    for (std::size_t seat = 0; seat < state.seatCount; ++seat) points[seat] = scoreOf(data, state, seat).points;
    return points;
}

unsigned winners(const State& state, const SeatPoints& points)
{
    unsigned best = 0;
    std::size_t leader = 0;
    for (std::size_t seat = 0; seat < state.seatCount; ++seat) {
        const int lead = points[seat] - points[leader];
        const int fewer = state.seats[leader].turns - state.seats[seat].turns;
        if (lead < 0 || (lead == 0 && fewer < 0)) continue;
        if (lead > 0 || fewer > 0) best = 0;
        best |= 1U << seat;
        leader = seat;
    }
    return best;
}

}  // namespace mazzo::goldfish::zombinion

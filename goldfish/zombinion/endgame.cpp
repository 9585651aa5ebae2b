// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/endgame.h"

#include "goldfish/zombinion/score.h"
#include "goldfish/zombinion/turn.h"

namespace mazzo::goldfish::zombinion {

namespace {

/// Does the game end with this turn if this card is bought (ZB-E01)?
bool endsWith(const Match& match, Kind kind)
{
    const State& state = match.state;
    const bool last = state.supply[at(kind)] == 1;
    return last && (kind == Kind::MoltiPiuZombi || state.emptyPiles + 1 >= match.data.limits.emptyPiles);
}

/// Would the active player win, alone or with others, if the game ended with this purchase? Only points of one's own
/// are added: cards that count others are worth what they are worth now.
bool winsWith(const Match& match, Kind kind)
{
    SeatPoints points = pointsOf(match.data, match.state);
    const int more = match.data.points[at(kind)];
    if (more != GameData::kUnknown) points[match.state.active] += more;
    return (winners(match.state, points) >> match.state.active & 1U) != 0;
}

/// Of the cards that can be bought and pass the test, the one with the most points; none if all of them lose points.
template <class Test>
Kind mostPoints(const Match& match, Test test)
{
    Kind best = Kind::None;
    for (const Kind kind : match.data.supply) {
        if (!canBuy(match, kind) || match.data.points[at(kind)] < 0 || !test(kind)) continue;
        if (best == Kind::None || match.data.points[at(kind)] > match.data.points[at(best)]) best = kind;
    }
    return best;
}

}  // namespace

Kind carefulBuy(const Match& match, const Strategy& strategy)
{
    const State& state = match.state;
    if (isFinished(match)) return mostPoints(match, [](Kind) { return true; });
    if (state.seatCount > 1) {
        const Kind last = mostPoints(match, [&](Kind kind) { return endsWith(match, kind) && winsWith(match, kind); });
        if (last != Kind::None) return last;
    }
    for (const Strategy::Wish& wish : strategy.buys) {
        if (!canBuy(match, wish.kind) || !applies(match, state.active, wish)) continue;
        if (state.seatCount == 1 || !endsWith(match, wish.kind) || winsWith(match, wish.kind)) return wish.kind;
    }
    return Kind::None;
}

}  // namespace mazzo::goldfish::zombinion

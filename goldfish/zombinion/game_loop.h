// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/set_up.h"
#include "goldfish/zombinion/turn.h"

namespace mazzo::goldfish::zombinion {

/// Deals and plays one game. `decide()` makes the decision that the game waits for; a player who begins more turns than
/// `maxTurns` stops the game before its end.
template <class Decide>
void playGame(const Match& match, const Deal& deal, std::uint64_t seed, int maxTurns, const Decide& decide)
{
    State& state = match.state;
    state.chance.random = Random(seed);
    layOut(match, deal);
    for (std::size_t seat = 0; seat < deal.seats; ++seat) shuffleDeck(match, seat);
    drawOpeningHands(match);
    beginTurn(match, 0);
    while (!state.over() && state.owner().turns <= maxTurns) decide();
}

}  // namespace mazzo::goldfish::zombinion

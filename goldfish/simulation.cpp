// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/simulation.h"

namespace mazzo::goldfish {

void Tally::operator+=(const Tally& other)
{
    wins += other.wins;
    turns += other.turns;
    points += other.points;
    squares += other.squares;
    for (std::size_t turn = 0; turn < kTurns; ++turn) {
        curve[turn].games += other.curve[turn].games;
        curve[turn].points += other.curve[turn].points;
        curve[turn].resources += other.curve[turn].resources;
    }
}

void Outcome::operator+=(const Outcome& other)
{
    games += other.games;
    ties += other.ties;
    unfinished += other.unfinished;
    for (std::size_t number = 0; number < strategies.size(); ++number) strategies[number] += other.strategies[number];
}

}  // namespace mazzo::goldfish

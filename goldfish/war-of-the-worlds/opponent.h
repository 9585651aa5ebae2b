// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/strategy.h"

namespace mazzo::goldfish::waroftheworlds {

/// The side that a bot plays: its own cards and resources. The map and the damage marker are on the player's table
/// and come over for the bot's turn.
struct Opponent {
    std::shared_ptr<const Setup> setup;
    std::shared_ptr<const Strategy> strategy;
    State state;
};

/// The same game from a start deck, for one side. An error if the cards of that side are not known.
[[nodiscard]] Result<Setup> startOf(const Setup& setup, std::string_view side);

/// Sets up the other side, if the options ask for a bot.
[[nodiscard]] Result<void> inviteOpponent(const Setup& setup, State& state, std::uint64_t seed);

/// A whole turn of the bot, logged as seat 1.
void takeOpponentTurn(State& state);

/// Brings map, marker and outcome from one side's table to the other's.
void handOver(const State& from, State& to);

/// The opponent's piles and counters, as far as the player sees them, on the table that is shown.
void showOpponent(const State& state, Table& table);

}  // namespace mazzo::goldfish::waroftheworlds

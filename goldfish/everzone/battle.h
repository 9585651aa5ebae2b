// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// The phases around the fighting: set-up, draw, mulligan, marshal, retreat, end of the game.
namespace mazzo::goldfish::everzone {

/// Deals, shuffles and goes on to the first decision. An error if a wished order has a card that is not in its pile.
[[nodiscard]] Result<void> setUp(const Setup& setup, State& state);

/// The Locations of the game in no order: the Primes, the player's picks and random ones from the pool (EZ-S04,
/// EZ-S17).
[[nodiscard]] std::vector<CardIndex> locationDeck(const Setup& setup, Random& random);

/// How many players share the command points.
[[nodiscard]] int playersOnSide(const Setup& setup);

void startBattle(const Setup& setup, State& state);
void mulligan(const Setup& setup, State& state, const Action& action);
void keep(const Setup& setup, State& state);
void marshal(const Setup& setup, State& state, const std::vector<Operand>& units);

/// Clears the battlefield (EZ-T48); ends the game after the last Location.
void retreat(const Setup& setup, State& state);
void discardFromHand(State& state, const Operand& card);
/// How many cards the hand has over its limit (EZ-T49).
[[nodiscard]] int handExcess(const Setup& setup, const State& state);

void enterPhase(const Setup& setup, State& state, std::string_view phase);
void endGame(State& state, Note outcome);

}  // namespace mazzo::goldfish::everzone

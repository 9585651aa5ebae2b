// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// WW-T01 to WW-T03: the next own turn begins; tiles come back, income is paid.
void beginTurn(const Setup& setup, State& state);

/// WW-T06: the player discards a card that cannot be played.
void discardUnplayed(State& state, PieceId card);

/// WW-T38: the hand is discarded, the pool emptied and a new hand drawn.
void closeTurn(const Setup& setup, State& state);

/// The next turns up to the player's own one: a bot's turn, if there is one, then the beginning of the player's.
void nextTurn(const Setup& setup, State& state);
/// WW-S12: the Aliens begin.
void firstTurn(const Setup& setup, State& state);

/// The first card in hand that has to be played before the turn may end (WW-T05); none with the lenient option.
[[nodiscard]] std::optional<CardIndex> stillToPlay(const Setup& setup, const State& state);

/// Adds to the pool what a building pays; warns if that is not known (WW-T37).
void payIncome(const Setup& setup, State& state, CardIndex building, const std::string& clause);

/// More coins or energy, logged.
void gain(const Setup& setup, State& state, int amount, const std::string& clause);

/// WW-E01, WW-E02: sets the outcome once the marker is at its end or the last civilian is gone.
void checkEnd(const Setup& setup, State& state);

/// WW-T27, WW-E01, WW-E06: moves the damage marker, never past its ends.
void moveMarker(const Setup& setup, State& state, int by);

}  // namespace mazzo::goldfish::waroftheworlds

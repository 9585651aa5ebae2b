// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// Why a card of the reserve cannot be bought now; nothing if it can.
[[nodiscard]] std::optional<Note> buyRefusal(const Setup& setup, const State& state, CardIndex card);
/// Why nothing can be replaced now (WW-T16, WW-X16).
[[nodiscard]] std::optional<Note> replaceRefusal(const State& state);

[[nodiscard]] std::vector<Offer> marketOffers(const Setup& setup, const State& state);

/// WW-T09: pays for the card. If it brings a piece, that enters the board first (WW-T13, WW-T14), so the state may wait
/// for a choice.
void buy(const Setup& setup, State& state, PieceId card);
/// WW-T16, WW-T17: once a turn.
void replace(const Setup& setup, State& state, PieceId card);

/// WW-T15: the top card of the offer into a slot of the reserve.
void refill(State& state, std::size_t slot);

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// The cards that could be played: the hand, and own Fantocci face up in the Realms (SV-T07, SV-T27).
[[nodiscard]] std::vector<const Piece*> playable(const Setup& setup, const Table& table);

/// Why one of these cards cannot be played now; nothing if it can.
[[nodiscard]] std::optional<Note> playRefusal(const Setup& setup, const State& state, const Piece& piece);

/// Where a card of that kind may enter; empty for one that needs no place.
[[nodiscard]] std::vector<std::string> entryPlaces(const Setup& setup, const Table& table, CardIndex card);

/// Pays for a card and puts it into play (SV-T07 to SV-T13).
void playCard(const Setup& setup, State& state, const Action& action);
/// The card comes into play after Tribute was given.
void enter(const Setup& setup, State& state, const Task& task);

}  // namespace mazzo::goldfish::sovereign

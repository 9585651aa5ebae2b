// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// The cards that may be thought of for playing: the hand, and own Fantocci face up in the Realms (SV-T07, SV-T27).
[[nodiscard]] std::vector<const Piece*> playable(const Setup& setup, const Table& table);

/// Why a card of these cannot be played now; nothing if it can.
[[nodiscard]] std::optional<Note> whyNotPlayed(const Setup& setup, const State& state, const Piece& piece);

/// Where a card of that kind may enter; empty for one that needs no place.
[[nodiscard]] std::vector<std::string> entryPlaces(const Setup& setup, const Table& table, CardIndex card);

}  // namespace mazzo::goldfish::sovereign

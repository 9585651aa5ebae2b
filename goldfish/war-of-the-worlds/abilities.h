// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// Why a tile's ability cannot be used now; nothing if it can (WW-T29, WW-K09, WW-K10, WW-K25).
[[nodiscard]] std::optional<Note> useRefusal(const Setup& setup, const State& state, const Piece& tile);

/// The player's own tiles whose ability can be used.
[[nodiscard]] std::vector<Operand> usableTiles(const Setup& setup, const State& state);

/// Uses it; the state may wait for a target.
void useTile(const Setup& setup, State& state, PieceId tile);

}  // namespace mazzo::goldfish::waroftheworlds

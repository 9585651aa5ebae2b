// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/state.h"

/// The other side (WW-V06) as the player enters it by hand.
namespace mazzo::goldfish::waroftheworlds {

[[nodiscard]] bool isOpposing(const Action& action);

/// `opponent A at REGION, …`: a miniature, a building or an influence tile, each where the rules allow it and no more
/// than there are (WW-C13, WW-T19, WW-T35, WW-T36, WW-K14 to WW-K16).
/// `opponent-moves A to REGION, …` names every region on the way. Then `opponent-attacks REGION: N`, `opponent-kills
/// REGION`, `opponent-regenerates N` and, without any rule, `opponent-removes A, …`.
[[nodiscard]] std::vector<Offer> opposingOffers(const Setup& setup, const State& state);
void playOpposing(const Setup& setup, State& state, const Action& action);

/// Why a way that was named cannot be gone; offers cannot say that of a list.
[[nodiscard]] std::optional<Note> opposingRefusal(const Setup& setup, const State& state, const Action& action);

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// The Molti + Zombi pile is empty, or as many piles as the pack says (ZB-E01).
[[nodiscard]] bool isFinished(const Match& match);

struct Score {
    int points = 0;
    int cards = 0;
    int unknown = 0;  ///< cards whose points are not known
};

/// Over everything a player owns (ZB-E02 to E04).
[[nodiscard]] Score scoreOf(const GameData& data, const Seat& seat);
/// The cards that the seat has revealed or set aside are counted too: they are still its own.
[[nodiscard]] Score scoreOf(const GameData& data, const State& state, std::size_t seat);

using SeatPoints = std::array<int, kMaxSeats>;

[[nodiscard]] SeatPoints pointsOf(const GameData& data, const State& state);

/// Who wins, one bit for each seat: most points, then fewest turns; equals share (ZB-E05).
[[nodiscard]] unsigned winners(const State& state, const SeatPoints& points);

}  // namespace mazzo::goldfish::zombinion

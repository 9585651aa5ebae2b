// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine_needs.h"

#include <array>

namespace mazzo::goldfish::zombinion {

inline constexpr std::array<std::string_view, 7> kNeededZones{"hand",     "deck",  "play",  "discard",
                                                              "revealed", "trash", "supply"};
inline constexpr std::array<std::string_view, 4> kNeededCounters{"azioni", "obiettivi", "colpi", "points"};
inline constexpr std::array<std::string_view, 3> kNeededPhases{"azione", "caccia", "pulizia"};
inline constexpr std::array<std::string_view, 1> kNeededParameters{"base-piles"};

/// What the engine reads without asking whether it is there.
inline constexpr EngineNeeds kNeeds{.zones = kNeededZones,
                                    .counters = kNeededCounters,
                                    .phases = kNeededPhases,
                                    .parameters = kNeededParameters,
                                    .piles = true,
                                    .regions = false};

}  // namespace mazzo::goldfish::zombinion

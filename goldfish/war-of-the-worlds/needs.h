// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine_needs.h"

#include <array>

namespace mazzo::goldfish::waroftheworlds {

inline constexpr std::array<std::string_view, 8> kNeededZones{"hand",    "supply", "play",    "discard",
                                                              "reserve", "offer",  "removed", "board"};
inline constexpr std::array<std::string_view, 4> kNeededCounters{"coins", "energy", "damage", "civilians"};
inline constexpr std::array<std::string_view, 1> kNeededPhases{"turn"};

/// What the engine reads without asking whether it is there.
inline constexpr EngineNeeds kNeeds{.zones = kNeededZones,
                                    .counters = kNeededCounters,
                                    .phases = kNeededPhases,
                                    .parameters = {},
                                    .piles = true,
                                    .regions = true};

}  // namespace mazzo::goldfish::waroftheworlds

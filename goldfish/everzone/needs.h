// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine_needs.h"

#include <array>

namespace mazzo::goldfish::everzone {

inline constexpr std::array<std::string_view, 12> kNeededZones{"hand",      "forces", "leader",    "field",
                                                               "retreated", "fallen", "locations", "location",
                                                               "fought",    "tokens", "enemy",     "allies"};
inline constexpr std::array<std::string_view, 2> kNeededCounters{"cp", "enemy-cp"};
inline constexpr std::array<std::string_view, 4> kNeededPhases{"draw", "marshal", "combat", "retreat"};

/// What the engine reads without asking whether it is there.
inline constexpr EngineNeeds kNeeds{.zones = kNeededZones,
                                    .counters = kNeededCounters,
                                    .phases = kNeededPhases,
                                    .parameters = {},
                                    .piles = true,
                                    .regions = false};

}  // namespace mazzo::goldfish::everzone

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine_needs.h"

#include <array>

namespace mazzo::goldfish::sovereign {

inline constexpr std::array<std::string_view, 10> kNeededZones{
    "hand", "chronicles", "facedown", "field", "afterlife", "realms", "realms-open", "crystals", "classes", "opponent"};
inline constexpr std::array<std::string_view, 1> kNeededCounters{"access"};
inline constexpr std::array<std::string_view, 4> kNeededPhases{"recovery", "dawn", "day", "sunset"};

/// What the engine reads without asking whether it is there.
inline constexpr EngineNeeds kNeeds{.zones = kNeededZones,
                                    .counters = kNeededCounters,
                                    .phases = kNeededPhases,
                                    .parameters = {},
                                    .piles = true,
                                    .regions = true};

}  // namespace mazzo::goldfish::sovereign

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <functional>

namespace mazzo::goldfish::odds {

/// A probability; two bounds where a fact is not known.
struct Bounds {
    double least = 0;
    double most = 0;

    [[nodiscard]] bool isOne() const { return least == most; }  ///< one number, nothing unknown
};

/// Why there are no exact odds.
enum class NoOdds : std::uint8_t {
    Stopped,   ///< by who asked
    TooMany,   ///< different hands and positions
    ComesBack  ///< cards that were set aside unseen come back: their order would matter
};

/// Told now and then how much of the work is done (0 to 1; below 0 if nobody knows); answers false to stop it.
using Watch = std::function<bool(double done)>;

}  // namespace mazzo::goldfish::odds

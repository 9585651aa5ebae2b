// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <functional>

namespace mazzo::goldfish::odds {

/// A probability, or two bounds of it if a card value is unknown.
struct Bounds {
    double least = 0;
    double most = 0;

    [[nodiscard]] bool isOne() const { return least == most; }  ///< one number, nothing unknown
};

/// Why there are no exact odds.
enum class NoOdds : std::uint8_t {
    Stopped,   ///< by the caller
    TooMany,   ///< different hands and positions
    ComesBack  ///< cards that were set aside unseen return, and their order would matter
};

/// Called now and then with the share of the work that is done (0 to 1, below 0 if unknown); returns false to stop.
using Watch = std::function<bool(double done)>;

}  // namespace mazzo::goldfish::odds

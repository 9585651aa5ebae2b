// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/random.h"

namespace mazzo::bench {

/// How the games of a bare loop ended.
struct BareOutcome {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::uint64_t shared = 0;
    std::uint64_t turns = 0;  ///< over both players
};

/// Two players who buy nothing but Molti + Zombi, Caricatore and Proiettili, in a loop that knows nothing else: cards
/// are the Colpi they give.
[[nodiscard]] BareOutcome bareBigMoney(std::uint64_t games, Random random);

}  // namespace mazzo::bench

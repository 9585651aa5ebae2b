// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/clash.h"
#include "goldfish/setup.h"

namespace mazzo::goldfish::everzone {

/// The rules of play that depend on the edition and the options (EZ-V10).
struct Rules {
    bool leaderWaitsAside = true;  ///< in its own zone until the hand is kept; else it is always in hand
    bool revealsFirst = true;      ///< reveal, then activate; else turning up is activating
    bool voluntaryDeactivation = true;
    bool countsSupports = false;  ///< in the army's resource total
    bool cumulativeSupports = true;
    ClashRules clash;
    Stat surrenderStat = Stat::Attack;
    int surrenders = 2;    ///< one more loses the game
    int unknownTurns = 2;  ///< of a Location with unknown resources

    [[nodiscard]] static Rules of(const Setup& setup);
};

}  // namespace mazzo::goldfish::everzone

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/action.h"

namespace mazzo::goldfish {

/// What the player can change by hand on a table, as its engine declares it. `manualOffers` lists the actions.
struct ManualControls {
    /// A thing that is not a card, such as a crystal, and the zone where it can be added.
    struct Thing {
        std::string id;
        std::string zone;

        bool operator==(const Thing&) const = default;
    };

    std::optional<Note> refusal;  ///< why nothing can be done by hand at the moment
    std::vector<std::string> zones;
    std::string discard;              ///< the zone of discarded cards; empty if there is none
    std::string board;                ///< the zone whose pieces are in places; empty if there is none
    std::vector<std::string> places;  ///< of the board, to which pieces can be moved
    std::vector<std::string> counters;
    std::vector<std::string> states;
    std::vector<std::string> stateZones;  ///< whose pieces can have these states
    std::vector<Thing> things;

    bool operator==(const ManualControls&) const = default;
};

}  // namespace mazzo::goldfish

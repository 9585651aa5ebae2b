// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/action.h"

namespace mazzo::goldfish {

/// What the player can change by hand on a table, as its engine declares it. `manualOffers` lists the actions.
struct ManualControls {
    /// A thing that belongs to one zone, such as a crystal or a miniature. On the board it can be in every place.
    struct Thing {
        std::string id;
        std::string zone;
        CardIndex card = noCard;  ///< the card that shows it, if the pack has one

        bool operator==(const Thing&) const = default;
    };

    std::optional<Note> refusal;       ///< why nothing can be done by hand at the moment
    std::vector<std::string> sources;  ///< zones whose pieces can be moved
    std::vector<std::string> targets;  ///< zones to which cards can be moved
    std::string discard;               ///< the zone of discarded cards; empty if there is none
    std::string board;                 ///< the zone whose pieces are in places; empty if there is none
    std::vector<std::string> places;   ///< of the board, to which pieces can be moved
    std::vector<std::string> counters;
    std::vector<std::string> states;
    std::vector<std::string> stateZones;  ///< whose pieces can have these states
    std::vector<Thing> things;            ///< other things that are not cards cannot be changed

    bool operator==(const ManualControls&) const = default;
};

}  // namespace mazzo::goldfish

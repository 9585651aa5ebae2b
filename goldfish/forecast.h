// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/action.h"
#include "model/truth.h"

namespace mazzo::goldfish {

/// What an engine predicts for the fight that the player is about to resolve. Views show it without knowing the game.
struct Forecast {
    /// A number that may be known only in part.
    struct Number {
        enum class Kind : unsigned char { Exact, AtLeast, AtMost };

        int value = 0;
        Kind kind = Kind::Exact;

        bool operator==(const Number&) const = default;
    };

    /// One army's strike on the other.
    struct Strike {
        bool own = false;  ///< the player's army strikes
        Number attack;
        Number defence;
        Truth hit = Truth::No;
        Number damage;

        bool operator==(const Strike&) const = default;
    };

    struct Side {
        std::string name;  ///< a word of the procedure
        bool own = false;
        Number attack;
        Number defence;
        Number range;
        int lost = 0;  ///< units
        Number pointsBefore;
        Number pointsAfter;

        bool operator==(const Side&) const = default;
    };

    Note headline;  ///< who strikes first, and why
    std::vector<Strike> strikes;
    std::vector<Side> sides;  ///< opponents first
    std::vector<Note> notes;  ///< what else happens, and what is unknown

    bool operator==(const Forecast&) const = default;
};

}  // namespace mazzo::goldfish

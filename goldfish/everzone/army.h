// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/known.h"

#include <cstdint>
#include <vector>

namespace mazzo::goldfish::everzone {

/// A unit on the battlefield: what its card says, and whether it can be active on the Location (EZ-T62).
struct Unit {
    std::uint32_t id = 0;
    Known attack;
    Known defence;
    Known range;
    Known cost;
    Truth suits = Truth::Yes;
    bool lasting = false;  ///< something keeps it from being destroyed now

    bool operator==(const Unit&) const = default;
};

/// Changes of an army's totals; the units' own values stay (EZ-F18).
struct Modifiers {
    int attack = 0;
    int defence = 0;
    int range = 0;

    bool operator==(const Modifiers&) const = default;
};

/// The face-up cards of one player on the battlefield, and the losses in this battle.
struct Player {
    std::vector<Unit> active;
    std::vector<Unit> deactivated;
    std::vector<Known> supports;  ///< the cost of each
    std::vector<Unit> fallen;
};

/// One player, or a team: a common army and common command points (EZ-T53, EZ-T54).
struct Side {
    std::vector<Player> players;
    int cp = 0;
    Modifiers modifiers{};
    int surrenders = 0;
    bool cpAtMost = false;  ///< it may have lost more: a value was unknown

    [[nodiscard]] bool fights() const;  ///< has an active unit
};

struct Totals {
    Known attack = 0;
    Known defence = 0;
    Known range = 0;
    Known cost = 0;

    bool operator==(const Totals&) const = default;
};

/// The resources of the turn that the player's active units and supports use (EZ-T61).
[[nodiscard]] Known resourceUsed(const Player& player);
/// Whether another card of that cost can be active too (EZ-T61).
[[nodiscard]] Truth fits(const Player& player, Known cost, Known limit);

/// The sums over the active units of the side (EZ-T63). An army without active units has nothing, whatever modifies it.
[[nodiscard]] Totals armyTotals(const Side& side, bool countsSupports = false);

/// A unit under a modifier: Attack and Range stop at 0; nothing is left of a unit whose Defence falls to 0 (EZ-T34).
[[nodiscard]] std::optional<Unit> modified(Unit unit, const Modifiers& modifiers);

/// How many more supports may be played now, in turn `turn` of `turns` (EZ-T64).
[[nodiscard]] int supportsAllowed(int turn, int turns, int playedBefore, int playedNow, bool cumulative);

}  // namespace mazzo::goldfish::everzone

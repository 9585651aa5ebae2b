// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/army.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

bool Side::fights() const
{
    return std::any_of(players.begin(), players.end(), [](const Player& player) { return !player.active.empty(); });
}

Known resourceUsed(const Player& player)
{
    Known used = 0;
    for (const Unit& unit : player.active) used = sum(used, unit.cost);
    for (const Known& support : player.supports) used = sum(used, support);
    return used;
}

Truth fits(const Player& player, Known cost, Known limit) { return atMost(sum(resourceUsed(player), cost), limit); }

Totals armyTotals(const Side& side, bool countsSupports)
{
    Totals totals;
    if (!side.fights()) return totals;
    for (const Player& player : side.players) {
        for (const Unit& unit : player.active) {
            totals.attack = sum(totals.attack, unit.attack);
            totals.defence = sum(totals.defence, unit.defence);
            totals.range = sum(totals.range, unit.range);
            totals.cost = sum(totals.cost, unit.cost);
        }
        if (!countsSupports) continue;
        for (const Known& support : player.supports) totals.cost = sum(totals.cost, support);
    }
    totals.attack = sum(totals.attack, side.modifiers.attack);
    totals.defence = sum(totals.defence, side.modifiers.defence);
    totals.range = sum(totals.range, side.modifiers.range);
    return totals;
}

std::optional<Unit> modified(Unit unit, const Modifiers& modifiers)
{
    const auto floored = [](Known value, int change) {
        return value ? Known(std::max(0, *value + change)) : Known::atLeast(value.least() + change);
    };
    unit.attack = floored(unit.attack, modifiers.attack);
    unit.range = floored(unit.range, modifiers.range);
    unit.defence = sum(unit.defence, modifiers.defence);
    if (unit.defence && *unit.defence <= 0 && modifiers.defence < 0) return std::nullopt;
    return unit;
}

int supportsAllowed(int turn, int turns, int playedBefore, int playedNow, bool cumulative)
{
    if (cumulative) return std::max(0, turn - playedBefore - playedNow);
    return std::max(0, turn < turns ? 1 - playedNow : turns - playedBefore - playedNow);
}

}  // namespace mazzo::goldfish::everzone

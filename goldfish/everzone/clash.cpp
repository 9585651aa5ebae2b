// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/clash.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

/// Destroys and hurts; what is reactivated comes later.
void land(const Strike& strike, Side& defender, const ClashRules& rules)
{
    if (strike.hit != Truth::Yes) return;
    for (Player& player : defender.players) {
        const std::vector<Unit> doomed = destroySet(player, rules);
        const auto isDoomed = [&doomed](const Unit& unit) {
            return std::find(doomed.begin(), doomed.end(), unit) != doomed.end();
        };
        std::erase_if(player.active, isDoomed);
        if (rules.deactivatedFall) std::erase_if(player.deactivated, isDoomed);
        player.fallen.insert(player.fallen.end(), doomed.begin(), doomed.end());
    }
    defender.cp = applyDamage(defender.cp, strike.damage.least());
    if (!strike.damage) defender.cpAtMost = true;
}

void recover(const Strike& strike, Side& side, Known limit, const ClashRules& rules, const Choice& choice)
{
    if (strike.hit != Truth::Yes || !rules.reactivates || side.cp == 0) return;
    for (Player& player : side.players) reactivate(player, limit, choice);
}

}  // namespace

Order strikeOrder(const Side& x, const Side& y)
{
    if (!x.fights()) return y.fights() ? Order::SecondSide : Order::Nobody;
    if (!y.fights()) return Order::FirstSide;
    const Known first = armyTotals(x).range;
    const Known second = armyTotals(y).range;
    if (first && first == second) return Order::Together;
    if (atMost(first, second) == Truth::No) return Order::FirstSide;
    return atMost(second, first) == Truth::No ? Order::SecondSide : Order::Unknown;
}

Strike strike(Known attack, Known defence)
{
    const Truth hit = atMost(defence, attack);
    if (hit == Truth::Unknown) return {hit, std::nullopt};
    if (hit == Truth::No) return {hit, 0};
    // A hit is certain only against a Defence that is known.
    const int damage = attack.least() - *defence;
    return {hit, attack ? Known(damage) : Known::atLeast(damage)};
}

Strike strike(const Side& attacker, const Side& defender, const ClashRules& rules)
{
    if (!defender.fights() && !rules.emptySideIsHurt) return {};
    return strike(armyTotals(attacker).attack, armyTotals(defender).defence);
}

std::vector<Known> alliedDamage(Known attack, Known defence, std::size_t allies)
{
    return std::vector<Known>(allies, strike(attack, defence).damage);
}

int applyDamage(int cp, int damage) { return std::max(0, cp - damage); }

std::vector<Unit> destroySet(const Player& player, const ClashRules& rules)
{
    std::vector<Unit> units = player.active;
    if (rules.deactivatedFall) units.insert(units.end(), player.deactivated.begin(), player.deactivated.end());
    std::erase_if(units, [](const Unit& unit) { return unit.lasting; });
    return units;
}

std::size_t firstOf(const Player&, const std::vector<std::size_t>& places) { return places.front(); }

std::vector<std::size_t> reactivatable(const Player& player, Known limit)
{
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < player.deactivated.size(); ++place) {
        const Unit& unit = player.deactivated[place];
        if ((unit.suits & fits(player, unit.cost, limit)) == Truth::Yes) places.push_back(place);
    }
    return places;
}

void reactivate(Player& player, Known limit, const Choice& choice)
{
    for (auto places = reactivatable(player, limit); !places.empty(); places = reactivatable(player, limit)) {
        const auto chosen = player.deactivated.begin() + static_cast<std::ptrdiff_t>(choice(player, places));
        player.active.push_back(*chosen);
        player.deactivated.erase(chosen);
    }
}

Clash clash(Side x, Side y, Known limit, const ClashRules& rules, const Choice& choice)
{
    Clash result{std::move(x), std::move(y), Order::Nobody, true};
    result.order = strikeOrder(result.x, result.y);
    if (result.order == Order::Nobody) return result;
    const bool ySooner = result.order == Order::SecondSide;
    Side& first = ySooner ? result.y : result.x;
    Side& second = ySooner ? result.x : result.y;
    const Strike opening = strike(first, second, rules);
    result.decided = result.order != Order::Unknown && opening.hit != Truth::Unknown;
    if (!result.decided) return result;
    if (result.order == Order::Together) {
        const Strike answer = strike(second, first, rules);
        result.decided = answer.hit != Truth::Unknown;
        if (!result.decided) return result;
        land(opening, second, rules);
        land(answer, first, rules);
        recover(opening, second, limit, rules, choice);
        recover(answer, first, limit, rules, choice);
        return result;
    }
    land(opening, second, rules);
    recover(opening, second, limit, rules, choice);
    if (second.cp == 0 || !second.fights()) return result;
    const Strike answer = strike(second, first, rules);
    result.decided = answer.hit != Truth::Unknown;
    land(answer, first, rules);
    recover(answer, first, limit, rules, choice);
    return result;
}

std::optional<std::vector<Contender>> freeForAll(std::vector<Contender> contenders, Known limit,
                                                 const ClashRules& rules, std::vector<FreeStrike>* made)
{
    std::vector<std::pair<int, std::size_t>> turns;
    for (std::size_t index = 0; index < contenders.size(); ++index) {
        const Known range = armyTotals(contenders[index].side).range;
        if (!range) return std::nullopt;
        turns.emplace_back(*range, index);
    }
    std::stable_sort(turns.begin(), turns.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (auto group = turns.begin(); group != turns.end();) {
        const auto end = std::find_if(group, turns.end(),
                                      [group](const auto& turn) { return turn.first != group->first; });
        std::vector<std::pair<std::size_t, Strike>> strikes;
        for (; group != end; ++group) {
            const Contender& striker = contenders[group->second];
            if (!striker.side.fights()) continue;
            const Side& struck = contenders[striker.target].side;
            strikes.emplace_back(striker.target, strike(striker.side, struck, rules));
            if (strikes.back().second.hit == Truth::Unknown) return std::nullopt;
            if (made)
                made->push_back({group->second, striker.target, armyTotals(striker.side).attack,
                                 armyTotals(struck).defence, strikes.back().second});
        }
        for (const auto& [target, landed] : strikes) land(landed, contenders[target].side, rules);
        for (const auto& [target, landed] : strikes) recover(landed, contenders[target].side, limit, rules, firstOf);
    }
    return contenders;
}

Known surrenderDamage(const Side& opponent, Stat stat)
{
    Side printed = opponent;
    printed.modifiers = {};
    const Totals totals = armyTotals(printed);
    const Known total = stat == Stat::Attack    ? totals.attack
                        : stat == Stat::Defence ? totals.defence
                        : stat == Stat::Range   ? totals.range
                                                : totals.cost;
    return total ? Known(*total / 2) : Known::atLeast(total.least() / 2);
}

}  // namespace mazzo::goldfish::everzone

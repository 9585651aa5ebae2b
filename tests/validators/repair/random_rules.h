// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/validators/kernel/small_game.h"

namespace mazzo::tests::small {

/// Rules of many kinds, of which a random game takes a few.
inline void addRule(World& world, std::size_t number, std::size_t amount)
{
    const std::string n = std::to_string(amount);
    const std::string id = "R" + std::to_string(world.game.rules.size());
    switch (number) {
    case 0: world.rule(id, "count(zone:main) = " + n); break;
    case 1: world.rule(id, "zone:main", "copies(zone:main) <= limit"); break;
    case 2: world.rule(id, "distinct(race, zone:main type:unit) <= 1"); break;
    case 3: world.rule(id, "sum(power) <= " + n); break;
    case 4: world.rule(id, "count(zone:hero is:boss) = 1"); break;
    case 5: world.rule(id, "zone:main", "hasAll(needs, values(id, zone:main))"); break;
    case 6: world.rule(id, "count(race:orc) = 0"); break;
    case 7: world.rule(id, "count(zone:hero) <= 1 and count(zone:main) >= 1"); break;
    case 8: world.rule(id, "count(zone:main type:spell) >= count(zone:main type:unit)"); break;
    case 9: world.rule(id, "zone:hero", "copies(zone:main) = 0"); break;
    case 10: world.rule(id, "not (count(race:elf) > 0 and count(race:orc) > 0)"); break;
    case 11: world.rule(id, "count(zone:main) <= if(count(zone:hero) > 0, " + n + ", 1)"); break;
    case 12: world.rule(id, "max(0, " + n + " - count(zone:hero)) >= count(zone:main)"); break;
    case 13: world.rule(id, "count(zone:main) >= " + n).when = "count(zone:hero) = 0"; break;
    case 14: world.rule(id, "distinct(race) != 2"); break;
    case 15: world.rule(id, "count(zone:main -(race in values(race, zone:hero))) <= 1"); break;
    case 16: world.rule(id, "sum(power, zone:main -(race in values(race, zone:hero))) <= " + n); break;
    case 17: world.rule(id, "every(race, zone:main, count(zone:main race:$value) >= 2)"); break;
    case 18: world.rule(id, "sumOnce(power, zone:main) <= " + n); break;
    case 19: world.rule(id, "greatest(power, zone:main) <= 2"); break;
    case 20: world.rule(id, "least(power, zone:main) >= 1"); break;
    case 21: world.rule(id, "count(zone:main land in values(land, zone:hero)) >= 1"); break;
    case 22: {
        Rule& rule = world.rule(id, "");
        rule.cards = "zone:main";
        rule.allow = {{{}, "race in values(race, zone:hero)", "", ""},
                      {{}, "type:spell or power>=2", "2", ""},
                      {{}, "power<=1", n, "count(zone:hero) > 0"}};
        rule.allow.back().when.clear();
        break;
    }
    default: {
        Rule& rule = world.rule(id, "");
        rule.predicate = "exhausted-piles";
        rule.zone = "main";
    }
    }
}
inline constexpr std::size_t kRules = 24;

}  // namespace mazzo::tests::small

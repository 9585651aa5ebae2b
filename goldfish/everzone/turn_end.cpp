// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/turn_end.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/opponent.h"
#include "goldfish/everzone/skills.h"
#include "goldfish/everzone/turn.h"

namespace mazzo::goldfish::everzone {

namespace {

/// Adds to the damage dealt to a side, and logs when that would have defeated it (EZ-E07).
void addDamage(State& state, std::size_t side, const Strike& strike)
{
    Known& damage = state.damage[side];
    const bool beaten = damage && *damage >= state.opposingCp;
    damage = sum(damage, strike.damage);
    if (beaten || !damage || *damage < state.opposingCp) return;
    if (state.tokens)
        state.table.log.push_back(
            {"EZ-E07",
             "everzone.race-beaten",
             {state.tokens->races[side + 1], state.opposingCp, state.table.turn, state.battleTurn}});
    else
        state.table.log.push_back(
            {"EZ-E07", "everzone.beaten", {state.opposingCp, state.table.turn, state.battleTurn}});
}

/// The sides that the strike hurts: the only other one, or those that the tokens of three players name.
std::vector<std::size_t> sidesStruck(const State& state)
{
    if (!state.tokens) return {0};
    std::vector<std::size_t> sides;
    for (const std::size_t player : struckBy(*state.tokens)) sides.push_back(player - 1);
    return sides;
}

/// The army strikes a side that has none.
void strikeNobody(const Setup& setup, State& state)
{
    const Side side = sideOf(setup, state);
    if (!side.fights()) {
        state.table.log.push_back({"EZ-T65", "everzone.no-army", {}});
        return;
    }
    const std::vector<std::size_t> struck = sidesStruck(state);
    if (struck.empty()) {
        state.table.log.push_back({"EZ-T58", "everzone.no-target", {}, 0, true});
        return;
    }
    const Rules rules = Rules::of(setup);
    const Strike hit = strike(side, Side{}, rules.clash);
    if (hit.damage) {
        state.table.log.push_back({"EZ-T66", "everzone.struck", {*armyTotals(side).attack, *hit.damage}});
    } else {
        std::vector<CardIndex> unknown;
        for (const Unit& unit : side.players.front().active)
            if (!unit.attack) unknown.push_back(onField(state, PieceId(unit.id)).card);
        state.table.log.push_back(
            {"EZ-T66", "everzone.attack-unknown", {static_cast<int>(unknown.size()), std::move(unknown)}, 0, true});
    }
    for (const std::size_t other : struck) addDamage(state, other, hit);
}

/// Turns units face down whose card says so at the end of a turn in which the skill was used (EZ-K15).
void hideUsed(const Setup& setup, State& state)
{
    std::vector<Operand> units = unitsThatAre(state, kUsed);
    std::erase_if(units, [&](const Operand& unit) { return !isListed(setup, "remarshalled-after-use", unit.card); });
    byEffect(setup, state, units, std::string(kFaceDown));
}

void finishTurn(const Setup& setup, State& state)
{
    resolve(setup, state);
    strikeNobody(setup, state);
    hideUsed(setup, state);
}

}  // namespace

void endTurn(const Setup& setup, State& state)
{
    finishTurn(setup, state);
    state.table.log.push_back({"EZ-T44", "everzone.turn-over", {state.battleTurn}});
    if (state.battleTurn < turnsOf(setup, state)) startTurn(setup, state);
    else retreat(setup, state);
}

void surrender(const Setup& setup, State& state, int opposing)
{
    finishTurn(setup, state);
    const Rules rules = Rules::of(setup);
    const int times = state.table.count("surrenders") + 1;
    state.table.setCount("surrenders", times);
    if (times > rules.surrenders) {
        endGame(state, {"EZ-E03", "everzone.surrendered-too-often", {times}});
        return;
    }
    Side opponent{{Player{}}, 0, {}, 0};
    if (opposing > 0)
        opponent.players.front().active.push_back({0, opposing, opposing, opposing, opposing, Truth::Yes, false});
    const int damage = *surrenderDamage(opponent, rules.surrenderStat);
    state.table.log.push_back({"EZ-T46", "everzone.surrendered", {times, damage}});
    if (damage > 0) lose(state, damage);
    if (state.step != Step::Over) retreat(setup, state);
}

}  // namespace mazzo::goldfish::everzone

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_facts.h"
#include "goldfish/everzone/opponent.h"
#include "goldfish/everzone/skills.h"
#include "goldfish/everzone/turn.h"

namespace mazzo::goldfish::everzone {

namespace {

/// Adds to the damage dealt, and says when it would have beaten the other side (EZ-E07).
void addDamage(State& state, const Strike& strike)
{
    const bool beaten = state.damage && *state.damage >= state.opposingCp;
    state.damage = sum(state.damage, strike.damage);
    if (!beaten && state.damage && *state.damage >= state.opposingCp)
        state.table.log.push_back({"EZ-E07", "everzone.beaten", {state.opposingCp, state.table.turn, state.battleTurn}});
}

/// The army strikes a side that has none.
void strikeNobody(const Setup& setup, State& state)
{
    const Side side = sideOf(setup, state);
    if (!side.fights()) {
        state.table.log.push_back({"EZ-T65", "everzone.no-army", {}});
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
        state.table.log.push_back({"EZ-T66", "everzone.attack-unknown", {static_cast<int>(unknown.size()), std::move(unknown)}, 0, true});
    }
    addDamage(state, hit);
}

/// Units whose card says that using its skill sends them face down at the end of the turn (EZ-K15).
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

} // namespace

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
    if (opposing > 0) opponent.players.front().active.push_back({0, opposing, opposing, opposing, opposing, Truth::Yes, false});
    const int damage = *surrenderDamage(opponent, rules.surrenderStat);
    state.table.log.push_back({"EZ-T46", "everzone.surrendered", {times, damage}});
    if (damage > 0) lose(state, damage);
    if (state.step != Step::Over) retreat(setup, state);
}

} // namespace mazzo::goldfish::everzone

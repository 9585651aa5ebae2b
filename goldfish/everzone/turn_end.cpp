// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/turn_end.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/clash_play.h"
#include "goldfish/everzone/points.h"
#include "goldfish/everzone/rival.h"
#include "goldfish/everzone/skills.h"
#include "goldfish/everzone/turn.h"

namespace mazzo::goldfish::everzone {

namespace {

/// The army strikes a side that has none.
void strikeNobody(const Setup& setup, State& state)
{
    const Side side = sideOf(setup, state);
    if (!side.fights()) {
        state.table.log.push_back({"EZ-T65", "everzone.no-army", {}});
        return;
    }
    const std::vector<std::size_t> struck = battlefront(state).foes;
    if (struck.empty()) {
        state.table.log.push_back({"EZ-T58", "everzone.no-target", {}, 0, true});
        return;
    }
    const Rules rules = Rules::of(setup);
    const Strike hit = strike(side, Side{}, rules.clash);
    if (hit.damage) {
        state.table.log.push_back({"EZ-T66", "everzone.struck", {*armyTotals(side).attack, *hit.damage}});
    } else if (hit.hit == Truth::Yes) {
        std::vector<CardIndex> unknown;
        for (const Unit& unit : side.players.front().active)
            if (!unit.attack) unknown.push_back(onField(state, PieceId(unit.id)).card);
        const int least = hit.damage.least();
        const auto count = static_cast<int>(unknown.size());
        if (least == 0)
            state.table.log.push_back({"EZ-T66", "everzone.attack-unknown", {count, std::move(unknown)}, 0, true});
        else
            state.table.log.push_back(
                {"EZ-T66", "everzone.attack-at-least", {count, std::move(unknown), least}, 0, true});
    }
    for (const std::size_t other : struck) loseOpponent(state, other, hit.damage, false);
    endIfDecided(state);
}

/// Turns units face down whose card says so at the end of a turn in which the skill was used (EZ-K15).
void hideUsed(const Setup& setup, State& state)
{
    std::vector<Operand> units = unitsThatAre(state, kUsed);
    std::erase_if(units, [&](const Operand& unit) { return !isListed(setup, "remarshalled-after-use", unit.card); });
    byEffect(setup, state, units, std::string(kFaceDown));
}

/// The player's army with the values that are printed on its cards.
Side printedSide(const Setup& setup, const State& state)
{
    Player player;
    for (const Operand& unit : unitsThatAre(state, kActive))
        player.active.push_back(unitOf(setup, unit.card, location(state)));
    return {{std::move(player)}};
}

/// Damage of giving up against the opposing army that is left, or against a total that the player enters (EZ-T71).
Known costOfSurrender(const Setup& setup, const State& state, int entered)
{
    Side opponent = foeSide(setup, state, battlefront(state));
    if (entered > 0) opponent = {{Player{{{0, entered, entered, entered, entered, Truth::Yes, false}}, {}, {}, {}}}};
    return surrenderDamage(opponent, Rules::of(setup).surrenderStat);
}

void advance(const Setup& setup, State& state)
{
    state.table.log.push_back({"EZ-T44", "everzone.turn-over", {state.battleTurn}});
    if (state.battleTurn < turnsOf(setup, state)) startTurn(setup, state);
    else retreat(setup, state);
}

void giveUp(const Setup& setup, State& state)
{
    const int times = state.table.count("surrenders") + 1;
    state.table.setCount("surrenders", times);
    if (times > Rules::of(setup).surrenders) {
        endGame(state, {"EZ-E03", "everzone.surrendered-too-often", {times}});
        return;
    }
    const Known damage = costOfSurrender(setup, state, state.enteredForSurrender);
    state.table.log.push_back({"EZ-T46", "everzone.surrendered", {times, damage.least()}, 0, !damage});
    loseOwn(state, damage);
    endIfDecided(state);
    if (state.step != Step::Over) retreat(setup, state);
}

void follow(const Setup& setup, State& state, AfterClash then)
{
    if (then == AfterClash::Stay) return;
    hideUsed(setup, state);
    if (then == AfterClash::NextTurn) advance(setup, state);
    else giveUp(setup, state);
}

void finishTurn(const Setup& setup, State& state, AfterClash then)
{
    resolve(setup, state);
    rivalActs(setup, state);
    if (state.enemyEntered && !state.clashed) {
        startClash(setup, state, then);
        goOn(setup, state);
        return;
    }
    if (!state.clashed) strikeNobody(setup, state);
    if (state.step != Step::Over) follow(setup, state, then);
}

}  // namespace

void goOn(const Setup& setup, State& state)
{
    if (const auto then = continueClash(setup, state)) follow(setup, state, *then);
}

void resolveClash(const Setup& setup, State& state) { finishTurn(setup, state, AfterClash::Stay); }

void endTurn(const Setup& setup, State& state) { finishTurn(setup, state, AfterClash::NextTurn); }

void surrender(const Setup& setup, State& state, int opposing)
{
    state.enteredForSurrender = opposing;
    finishTurn(setup, state, AfterClash::Surrender);
}

void opponentSurrenders(const Setup& setup, State& state)
{
    resolve(setup, state);
    Opponent& opponent = state.opponents[battlefront(state).foes.front()];
    ++opponent.surrenders;
    const Rules rules = Rules::of(setup);
    if (opponent.surrenders > rules.surrenders) {
        loseOpponent(state, battlefront(state).foes.front(), opponent.cp);
        state.table.log.push_back({"EZ-E03", "everzone.enemy-surrendered-too-often", {opponent.surrenders}});
    } else {
        const Known damage = surrenderDamage(printedSide(setup, state), rules.surrenderStat);
        state.table.log.push_back({"EZ-T46", "everzone.enemy-surrendered", {opponent.surrenders, damage.least()}});
        loseOpponent(state, battlefront(state).foes.front(), damage);
    }
    endIfDecided(state);
    if (state.step == Step::Over) return;
    hideUsed(setup, state);
    retreat(setup, state);
}

}  // namespace mazzo::goldfish::everzone

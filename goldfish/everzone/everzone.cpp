// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/everzone.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/control.h"
#include "goldfish/everzone/offers.h"
#include "goldfish/everzone/opponent.h"
#include "goldfish/everzone/refusals.h"
#include "goldfish/everzone/set_up.h"
#include "goldfish/everzone/skills.h"
#include "goldfish/everzone/three_players.h"
#include "goldfish/everzone/turn.h"
#include "goldfish/everzone/turn_end.h"
#include "goldfish/everzone/vocabulary.h"
#include "goldfish/manual_actions.h"
#include "goldfish/piles.h"

namespace mazzo::goldfish::everzone {

namespace {

/// What an opposing army or a card's text does.
void byHand(const Setup& setup, State& state, const Action& action)
{
    if (action.is("attacked")) attacked(setup, state, action.number());
    else if (action.is("raise")) change(setup, state, action.operand(), action.operand(1).word, action.number(2));
    else if (action.is("lower")) change(setup, state, action.operand(), action.operand(1).word, -action.number(2));
    else if (action.is("lose")) lose(state, action.number());
    else if (action.is("forbid")) forbidSupports(state, true);
    else if (action.is("allow")) forbidSupports(state, false);
    else if (action.is("seize")) seize(setup, state, action.operands(), action.operand(1));
    else if (action.is("pick")) placeToken(state, 0, action.operand().word);
    else if (action.is("aim"))
        placeToken(state, playerOfRace(*state.tokens, action.operand().word), action.operand(1).word);
    else if (action.is("ally")) setAllyResources(state, action.number());
}

void fight(const Setup& setup, State& state, const Action& action)
{
    if (!action.is("pick") && !action.is("aim")) closeTokens(state);
    if (action.is("next")) endTurn(setup, state);
    else if (action.is("surrender")) surrender(setup, state, action.parts.empty() ? 0 : action.number());
    else if (action.is("reveal")) reveal(state, action.operand());
    else if (action.is("activate")) activate(setup, state, action.operand());
    else if (action.is("deactivate")) deactivate(setup, state, action.operand());
    else if (action.is("play")) playSupport(setup, state, action.operand());
    else if (action.is("use")) use(setup, state, action.operand());
    else if (action.is("resolve")) resolve(setup, state);
    else if (action.is("fetch")) fetch(setup, state, action.operand(), action.operands(1));
    else if (action.is("effect")) byEffect(setup, state, action.operands(), action.operand(1).word);
    else if (action.is("discard")) discardSupport(state, action.operand());
    else if (action.is("destroy")) destroy(state, action.operand());
    else byHand(setup, state, action);
    endLostControl(state);
}

void act(const Setup& setup, State& state, const Action& action)
{
    switch (state.step) {
    case Step::Mulligan:
        if (action.is("keep")) keep(setup, state);
        else mulligan(setup, state, action);
        break;
    case Step::Marshal: marshal(setup, state, action.is("next") ? std::vector<Operand>{} : action.operands()); break;
    case Step::Reveal:
    case Step::Activate:
    case Step::Support: fight(setup, state, action); break;
    case Step::Retreat:
        if (action.is("next")) startBattle(setup, state);
        else discardFromHand(state, action.operand());
        break;
    case Step::Over: break;
    }
    reshuffleIfDue(setup, state.table, state.chance);
}

/// After a manual action: units on the battlefield have a state, control may have ended, and without command points
/// the game is lost (EZ-E01).
void restoreRules(const Setup& setup, State& state)
{
    for (Piece& piece : state.table.pile("field").pieces)
        if (!isUnit(piece) && isOfType(setup, piece.card, "unit") == Truth::Yes) setUnitState(piece, kDeactivated);
    endLostControl(state);
    if (state.table.count("cp") == 0) endGame(state, {"EZ-E01", "everzone.out", {}});
}

/// With three players each of the two others has a counter of its own.
std::string damageCounter(const State& state, std::size_t side)
{
    return state.tokens ? "damage-" + state.tokens->races[side + 1] : std::string("damage");
}

/// Numbers of the fighting that the table shows; those that are not known are left out.
void showNumbers(const Setup& setup, const State& state, Table& table)
{
    for (std::size_t side = 0; side < state.damage.size(); ++side)
        if (const Known& damage = state.damage[side]; damage && *damage > 0)
            table.setCount(damageCounter(state, side), *damage);
    if (state.battleTurn == 0) return;
    table.setCount("battle-turn", state.battleTurn);
    table.setCount("supports-left", supportsLeft(setup, state));
    if (state.supportsForbidden) table.setCount("supports-forbidden", 1);
    if (state.tokens && state.tokens->allyResources > 0) table.setCount("ally-resources", state.tokens->allyResources);
    if (const Known resources = limit(setup, state)) table.setCount("resources", *resources);
    if (const Known used = resourceUsed(playerOf(setup, state))) table.setCount("resources-used", *used);
    const Totals totals = armyTotals(sideOf(setup, state), Rules::of(setup).countsSupports);
    if (totals.attack) table.setCount("army-attack", *totals.attack);
    if (totals.defence) table.setCount("army-defence", *totals.defence);
    if (totals.range) table.setCount("army-range", *totals.range);
    for (const auto& [id, bonus] : {std::pair{kAttackBonus, state.modifiers.attack},
                                    {kDefenceBonus, state.modifiers.defence},
                                    {kRangeBonus, state.modifiers.range}})
        if (bonus != 0) table.setCount(id, bonus);
}

}  // namespace

const Engine& engine()
{
    static const Everzone everzone;
    return everzone;
}

const Vocabulary& Everzone::vocabulary() const { return everzone::vocabulary(); }

Result<State> Everzone::begin(const Setup& setup, std::uint64_t seed) const
{
    State state;
    state.chance.random = Random(seed);
    return setUp(setup, state).map([&state] { return std::move(state); });
}

Table Everzone::show(const Setup& setup, const State& state) const
{
    Table table = state.table;
    table.random = state.chance.random;
    table.offers = offersOf(setup, state);
    table.question = questionOf(setup, state);
    showNumbers(setup, state, table);
    return table;
}

Result<void> Everzone::play(const Setup& setup, State& state, const Action& action) const
{
    state.table.log.clear();
    act(setup, state, action);
    return {};
}

ManualControls Everzone::controls(const Setup& setup, const State&) const
{
    ManualControls controls = procedureControls(setup);
    std::erase(controls.sources, "tokens");  // the race tokens of three players are not cards
    std::erase(controls.targets, "tokens");
    controls.states = {std::string(kActive), std::string(kDeactivated), std::string(kFaceDown)};
    controls.stateZones = {"field"};
    return controls;
}

Result<void> Everzone::playByHand(const Setup& setup, State& state, const Action& action) const
{
    state.table.log.clear();
    if (action.is("manual state")) {
        const Operand& unit = action.operand();
        const std::string& what = action.operand(1).word;
        if (!isUnit(onField(state, unit.piece))) return failure(refused({{}, "everzone.no.support-state", {}}));
        setUnitState(onField(state, unit.piece), what);
        state.table.log.push_back({{}, "by-hand-state", {unit.card, what}});
    } else {
        playManual(setup, controls(setup, state), state.table, state.chance, action);
    }
    restoreRules(setup, state);
    return {};
}

std::optional<Note> Everzone::explain(const Setup& setup, const State& state, const Action& action) const
{
    return refusalOf(setup, state, action);
}

}  // namespace mazzo::goldfish::everzone

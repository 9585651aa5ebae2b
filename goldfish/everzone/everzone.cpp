// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/everzone.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/clarifications.h"
#include "goldfish/everzone/clash_play.h"
#include "goldfish/everzone/control.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/everzone/offers.h"
#include "goldfish/everzone/opponent.h"
#include "goldfish/everzone/points.h"
#include "goldfish/everzone/refusals.h"
#include "goldfish/everzone/rival.h"
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

bool isNumber(const std::string& word) { return word.find_first_not_of("0123456789") == std::string::npos; }

void fight(const Setup& setup, State& state, const Action& action)
{
    if (!action.is("pick") && !action.is("aim")) closeTokens(state);
    if (action.is("next")) endTurn(setup, state);
    else if (action.is("clash")) resolveClash(setup, state);
    else if (action.is("enemy-surrenders")) opponentSurrenders(setup, state);
    else if (action.is("strike")) strikeAlone(setup, state, action.operand(), action.operand(1));
    else if (action.is("surrender")) surrender(setup, state, action.parts.empty() ? 0 : action.number());
    else if (action.is("reveal")) reveal(setup, state, action.operands());
    else if (action.is("activate")) activate(setup, state, action.operands());
    else if (action.is("deactivate")) deactivate(setup, state, action.operand());
    else if (action.is("play")) playSupport(setup, state, action.operand());
    else if (action.is("use")) use(setup, state, action.operand());
    else if (action.is("resolve")) resolve(setup, state);
    else if (action.is("fetch")) fetch(setup, state, action.operand(), action.operands(1));
    else if (action.is("effect")) byEffect(setup, state, action.operands(), action.operand(1).word);
    else if (action.is("discard")) discardSupport(state, action.operand());
    else if (action.is("destroy")) destroy(setup, state, action.operand());
    else byHand(setup, state, action);
    endLostControl(state);
    // All players turn up at the same time.
    if (action.is("reveal") || action.is("activate")) rivalActs(setup, state);
    goOn(setup, state);
}

/// A choice that a card demands; it may be what a clash waits for.
void answerQuestion(const Setup& setup, State& state, const Action& action)
{
    answer(setup, state, action);
    endLostControl(state);
    goOn(setup, state);
}

/// What a numbers-only action enters may be contradictory, which offers cannot express.
Result<void> enter(const Setup& setup, State& state, const Action& action)
{
    closeTokens(state);
    return action.is("enemy") ? enterEnemy(setup, state, action) : enterAllies(setup, state, action);
}

bool entersUnits(const Action& action)
{
    return action.is("enemy") || (action.is("ally") && !action.parts.empty() && !isNumber(action.operand().word));
}

void act(const Setup& setup, State& state, const Action& action)
{
    if (!state.questions.empty()) return answerQuestion(setup, state, action);
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
    dropVoidQuestions(state);
    endIfDecided(state);
    if (state.step != Step::Over) goOn(setup, state);
}

/// A number that the player sets by hand is certain.
void takeOverCounter(State& state, std::string_view counter)
{
    if (counter == "cp") state.cpAtMost = false;
    if (counter != "enemy-cp") return;
    state.opponents.front().cp = state.table.count(counter);
    state.opponents.front().cpAtMost = false;
}

/// With three players each of the two others has a counter of its own.
std::string counterOf(const Opponent& opponent, const char* name)
{
    return opponent.race.empty() ? std::string(name) : std::string(name) + '-' + opponent.race;
}

void showTotal(Table& table, const char* id, const Known& total)
{
    if (total) table.setCount(id, *total);
    else if (total.least() > 0) table.setCount(std::string(id) + "-at-least", total.least());
}

void showOpponents(const State& state, Table& table)
{
    if (state.cpAtMost) table.setCount("cp-at-most", table.count("cp"));
    for (const Opponent& opponent : state.opponents) {
        table.setCount(counterOf(opponent, "enemy-cp"), opponent.cp);
        if (opponent.cpAtMost) table.setCount(counterOf(opponent, "enemy-cp-at-most"), opponent.cp);
        if (opponent.cp < state.startCp && !opponent.cpAtMost)
            table.setCount(counterOf(opponent, "damage"), state.startCp - opponent.cp);
        if (opponent.surrenders > 0) table.setCount(counterOf(opponent, "enemy-surrenders"), opponent.surrenders);
    }
}

/// Numbers of the fighting that the table shows. A total with an unknown value is shown as the least it can be.
void showNumbers(const Setup& setup, const State& state, Table& table)
{
    showOpponents(state, table);
    if (state.rival) {
        table.setCount("enemy-hand", static_cast<int>(state.rival->hand.size()));
        table.setCount("enemy-forces", static_cast<int>(state.rival->forces.size()));
        table.setCount("enemy-fallen", static_cast<int>(state.rival->fallen.size()));
        if (state.battleTurn > 0) table.setCount("enemy-marshalled", static_cast<int>(state.rival->marshalled.size()));
    }
    if (state.battleTurn == 0) return;
    table.setCount("battle-turn", state.battleTurn);
    table.setCount("supports-left", supportsLeft(setup, state));
    if (state.supportsForbidden) table.setCount("supports-forbidden", 1);
    if (state.tokens && state.tokens->allyResources > 0) table.setCount("ally-resources", state.tokens->allyResources);
    if (const Known resources = limit(setup, state)) table.setCount("resources", *resources);
    showTotal(table, "resources-used", resourceUsed(playerOf(setup, state)));
    const Totals totals = armyTotals(ownSide(setup, state), Rules::of(setup).countsSupports);
    showTotal(table, "army-attack", totals.attack);
    showTotal(table, "army-defence", totals.defence);
    showTotal(table, "army-range", totals.range);
    if (state.enemyEntered) {
        const Totals enemy = armyTotals(foeSide(setup, state, battlefront(state)));
        showTotal(table, "enemy-attack", enemy.attack);
        showTotal(table, "enemy-defence", enemy.defence);
        showTotal(table, "enemy-range", enemy.range);
    }
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
    table.forecast = forecastOf(setup, state);
    return table;
}

Result<void> Everzone::play(const Setup& setup, State& state, const Action& action) const
{
    state.table.log.clear();
    if (entersUnits(action)) return enter(setup, state, action);
    act(setup, state, action);
    return {};
}

ManualControls Everzone::controls(const Setup& setup, const State& state) const
{
    ManualControls controls = procedureControls(setup);
    // The race tokens of three players and the units that the player enters are not cards.
    for (const std::string_view zone : {std::string_view("tokens"), kEnemyZone, kAlliesZone}) {
        std::erase(controls.sources, zone);
        std::erase(controls.targets, zone);
    }
    if (state.tokens) std::erase(controls.counters, "enemy-cp");
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
        if (action.is("manual counter")) takeOverCounter(state, action.operand().word);
    }
    restoreRules(setup, state);
    return {};
}

std::optional<Note> Everzone::explain(const Setup& setup, const State& state, const Action& action) const
{
    return refusalOf(setup, state, action);
}

}  // namespace mazzo::goldfish::everzone

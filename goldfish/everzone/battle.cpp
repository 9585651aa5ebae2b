// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/battle.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/control.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/everzone/points.h"
#include "goldfish/everzone/rival.h"
#include "goldfish/everzone/turn.h"
#include "goldfish/mulligan.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

using Kind = Procedure::Step::Kind;

/// How many cards the hand is filled up to; the opening hand unless the draw phase says otherwise.
int handSize(const Setup& setup, int battle)
{
    if (battle > 1)
        for (const Procedure::Phase& phase : setup.procedure.phases)
            for (const Procedure::Step& step : phase.enter)
                if (step.kind == Kind::Draw && setup.value(step.upTo) >= 0) return setup.value(step.upTo);
    return setup.value(setup.procedure.openingHand);
}

void drawHand(const Setup& setup, State& state)
{
    const int battle = state.table.turn;
    const auto held = static_cast<int>(handWithoutLeaders(setup, state).size());
    draw(setup, state.table, state.chance, std::max(0, handSize(setup, battle) - held),
         battle == 1 ? "EZ-S09" : "EZ-T04");
}

void revealLocation(const Setup& setup, State& state)
{
    if (setup.procedure.phase("battle")) enterPhase(setup, state, "battle");
    moveAll(state.table, "location", "fought");
    moveFirst(state.table, "locations", "location", 1);
    const CardIndex place = location(state);
    const char* clause = state.table.turn == 1 ? "EZ-S10" : "EZ-T05";
    const std::vector<int> resources = resourcesByTurn(setup, state);
    if (resources.empty())
        state.table.log.push_back({clause, "everzone.location-unknown", {place, turnsOf(setup, state)}, 0, true});
    else state.table.log.push_back({clause, "everzone.location", {place, static_cast<int>(resources.size())}});
}

void leaderJoins(const Setup& setup, State& state)
{
    if (!Rules::of(setup).leaderWaitsAside) return;
    for (const CardIndex card : moveAll(state.table, "leader", setup.procedure.hand))
        state.table.log.push_back({"EZ-S13", "everzone.leader-joins", {card}});
}

void leadersLeave(const Setup& setup, State& state)
{
    const bool aside = Rules::of(setup).leaderWaitsAside;
    for (const PieceId leader : state.leaders) {
        const Pile* pile = state.table.pileOf(leader);
        const bool inHand = pile->zone == setup.procedure.hand;
        if (pile->zone != "field" && !(inHand && aside)) continue;
        const CardIndex card = state.table.piece(leader)->card;
        move(state.table, leader, aside ? std::string_view("leader") : std::string_view(setup.procedure.hand));
        state.table.log.push_back({"EZ-T48", aside ? "everzone.leader-aside" : "everzone.leader-to-hand", {card}});
    }
}

/// Ends all bonuses with the battle; those on units are removed when the units move.
void endBonuses(State& state)
{
    const std::vector<Piece>& pieces = state.table.pile("field").pieces;
    const bool any = state.modifiers != Modifiers{} ||
                     std::any_of(pieces.begin(), pieces.end(),
                                 [](const Piece& piece) { return !piece.counters.empty(); });
    state.modifiers = {};
    if (any) state.table.log.push_back({"EZ-T48", "everzone.bonuses-ended", {}});
}

}  // namespace

void enterPhase(const Setup& setup, State& state, std::string_view phase)
{
    state.table.phase = phase;
    const Procedure::Phase* stated = setup.procedure.phase(phase);
    state.table.log.push_back({stated ? stated->clause : std::string(), "phase", {std::string(phase)}});
}

void startBattle(const Setup& setup, State& state)
{
    ++state.table.turn;
    state.step = Step::Mulligan;
    state.mulligans = 0;
    state.battleTurn = 0;
    state.supportsBefore = 0;
    state.supportsNow = 0;
    state.table.log.push_back({"EZ-T03", "everzone.battle", {state.table.turn}});
    enterPhase(setup, state, "draw");
    drawHand(setup, state);
    revealLocation(setup, state);
    if (setup.procedure.mulligan.kind == Procedure::Mulligan::Kind::None) keep(setup, state);
}

void mulligan(const Setup& setup, State& state, const Action& action)
{
    doMulligan(setup, state.table, state.chance, action, state.leaders, state.mulligans);
    ++state.mulligans;
}

void keep(const Setup& setup, State& state)
{
    state.table.log.push_back({"EZ-S14", "kept", {static_cast<int>(handWithoutLeaders(setup, state).size())}});
    leaderJoins(setup, state);
    enterPhase(setup, state, "marshal");
    state.step = Step::Marshal;
}

void marshal(const Setup& setup, State& state, const std::vector<Operand>& units)
{
    std::vector<CardIndex> cards;
    for (const Operand& unit : units) {
        cards.push_back(unit.card);
        move(state.table, unit.piece, "field");
        onField(state, unit.piece).set(kFaceDown);
        if (isOfType(setup, unit.card, "unit") == Truth::Unknown)
            state.table.log.push_back({"EZ-T08", "everzone.type-unknown", {unit.card}, 0, true});
    }
    state.table.log.push_back({"EZ-T08", "everzone.marshalled", {static_cast<int>(cards.size()), std::move(cards)}});
    rivalMarshals(setup, state);
    enterPhase(setup, state, "combat");
    startTurn(setup, state);
}

void retreat(const Setup& setup, State& state)
{
    enterPhase(setup, state, "retreat");
    state.step = Step::Retreat;
    state.battleTurn = 0;
    state.declared.clear();
    state.questions.clear();
    state.supportsForbidden = false;
    clearEntered(state);
    rivalRetreats(state);
    state.lastEnemy.clear();
    endBonuses(state);
    leadersLeave(setup, state);
    endControl(state);
    std::vector<CardIndex> cards = moveAll(state.table, "field", "retreated");
    state.table.log.push_back({"EZ-T48", "everzone.retreated", {static_cast<int>(cards.size()), std::move(cards)}});
    if (state.table.pile("locations").pieces.empty()) endGame(state, resultByPoints(state));
}

void discardFromHand(State& state, const Operand& card)
{
    move(state.table, card.piece, "retreated");
    state.table.log.push_back({"EZ-T49", "discarded", {1, std::vector<CardIndex>{card.card}}});
}

int handExcess(const Setup& setup, const State& state)
{
    const int most = setup.value(setup.procedure.handLimit);
    return most < 0 ? 0 : std::max(0, static_cast<int>(handWithoutLeaders(setup, state).size()) - most);
}

void endGame(State& state, Note outcome)
{
    state.step = Step::Over;
    state.table.log.push_back(outcome);
    state.table.outcome = std::move(outcome);
}

}  // namespace mazzo::goldfish::everzone

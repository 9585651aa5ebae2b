// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/turn.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/clarifications.h"
#include "goldfish/everzone/control.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/everzone/rival.h"
#include "goldfish/everzone/skills.h"
#include "goldfish/everzone/three_players.h"
#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

/// Logs the unknown values that decide whether the card may be active.
void warnOfUnknowns(const Setup& setup, State& state, const Operand& card, const char* resourceClause)
{
    if (suitsLocation(setup, state, card) == Truth::Unknown)
        state.table.log.push_back({"EZ-T12", "everzone.terrain-unknown", {card.card, location(state)}, 0, true});
    if (fitsResources(setup, state, card) == Truth::Unknown)
        state.table.log.push_back({resourceClause, "everzone.fit-unknown", {card.card}, 0, true});
}

const char* activationClause(const Setup& setup, const State& state, const Piece& piece)
{
    if (state.lostActive && Rules::of(setup).clash.reactivates) return "EZ-T15";
    if (Rules::of(setup).revealsFirst) return "EZ-T11";
    return piece.is(kFaceDown) ? "EZ-T18" : "EZ-T20";
}

/// In the activation step, or afterwards because of losses.
void makeActive(const Setup& setup, State& state, const Operand& unit)
{
    Piece& piece = onField(state, unit.piece);
    const bool inStep = !state.lostActive;
    state.table.log.push_back({activationClause(setup, state, piece), "everzone.activated", {unit.card}});
    warnOfUnknowns(setup, state, unit, "EZ-T13");
    setUnitState(piece, kActive);
    explain(setup, state, unit.card, Moment::Activated);
    if (inStep) askForPrice(setup, state, unit);
}

}  // namespace

void setUnitState(Piece& piece, std::string_view what)
{
    for (const std::string_view other : {kFaceDown, kActive, kDeactivated}) piece.set(other, other == what);
    // Only a unit that stays active remembers that its skill was used (EZ-T32).
    if (what != kActive) {
        piece.set(kUsed, false);
        piece.set(kSpent, false);
    }
    // Marshalled again is as if just marshalled (EZ-F20).
    if (what == kFaceDown) piece.counters.clear();
}

void startTurn(const Setup& setup, State& state)
{
    ++state.battleTurn;
    state.step = Rules::of(setup).revealsFirst ? Step::Reveal : Step::Activate;
    state.supportsBefore += state.supportsNow;
    state.supportsNow = 0;
    state.lostActive = false;
    state.wasStruck = false;
    state.clashed = false;
    clearEntered(state);
    rivalStartsTurn(state);
    for (Piece& piece : state.table.pile("field").pieces) piece.set(kSpent, false);
    const Known resources = limit(setup, state);
    const char* clause = state.battleTurn == 1 ? "EZ-T03" : Rules::of(setup).revealsFirst ? "EZ-T17" : "EZ-T44";
    state.table.log.push_back({clause, "everzone.turn", {state.battleTurn, turnsOf(setup, state)}});
    if (resources) state.table.log.push_back({"EZ-F06", "everzone.resources", {*resources}});
    if (state.battleTurn == 1) openTokens(state);
}

void reveal(const Setup& setup, State& state, const std::vector<Operand>& units)
{
    for (const Operand& unit : units) {
        setUnitState(onField(state, unit.piece), kDeactivated);
        state.table.log.push_back({"EZ-T10", "everzone.revealed", {unit.card}});
    }
    for (const Operand& unit : units) {
        if (suitsLocation(setup, state, unit) == Truth::No)
            state.table.log.push_back({"EZ-T12", "everzone.unsuited", {unit.card, location(state)}});
        else if (fitsResources(setup, state, unit) == Truth::No)
            state.table.log.push_back({"EZ-T13", "everzone.does-not-fit", {unit.card}});
        else makeActive(setup, state, unit);
    }
}

void activate(const Setup& setup, State& state, const std::vector<Operand>& units)
{
    if (state.step == Step::Reveal) state.step = Step::Activate;
    for (const Operand& unit : units) {
        Piece& piece = onField(state, unit.piece);
        if (piece.is(kActive)) continue;  // named again to say that it stays active
        if (suitsLocation(setup, state, unit) != Truth::No) {
            makeActive(setup, state, unit);
            continue;
        }
        setUnitState(piece, kDeactivated);
        state.table.log.push_back({"EZ-T19", "everzone.unsuited", {unit.card, location(state)}});
    }
}

void deactivate(const Setup& setup, State& state, const Operand& unit)
{
    const bool forced = isOverLimit(setup, state);
    if (state.step == Step::Reveal) state.step = Step::Activate;
    setUnitState(onField(state, unit.piece), kDeactivated);
    state.table.log.push_back({!forced                         ? "EZ-T11"
                               : Rules::of(setup).revealsFirst ? "EZ-T13"
                                                               : "EZ-T19",
                               "everzone.deactivated",
                               {unit.card}});
}

void playSupport(const Setup& setup, State& state, const Operand& support)
{
    state.step = Step::Support;
    state.table.log.push_back({"EZ-T24", "everzone.played", {support.card}});
    warnOfUnknowns(setup, state, support, "EZ-T24");
    if (isOfType(setup, support.card, "support") == Truth::Unknown)
        state.table.log.push_back({"EZ-T23", "everzone.type-unknown", {support.card}, 0, true});
    move(state.table, support.piece, "field");
    ++state.supportsNow;
    state.declared.push_back({support.piece, support.card, true});
    explain(setup, state, support.card, Moment::Played);
    askForArmyBonus(setup, state, support);
}

void discardSupport(State& state, const Operand& support)
{
    move(state.table, support.piece, "retreated");
    state.table.log.push_back({"EZ-T25", "discarded", {1, std::vector<CardIndex>{support.card}}});
}

void destroy(const Setup& setup, State& state, const Operand& card)
{
    state.table.log.push_back({"EZ-T41", "everzone.destroyed", {card.card}});
    leaveField(state, card.piece, "fallen");
    explain(setup, state, card.card, Moment::Destroyed);
    askForValueLost(setup, state, card.card);
}

void byEffect(const Setup& setup, State& state, const std::vector<Operand>& units, const std::string& what)
{
    for (const Operand& unit : units) {
        if (what == kActive && suitsLocation(setup, state, unit) == Truth::No) {
            state.table.log.push_back({"EZ-T12", "everzone.unsuited", {unit.card, location(state)}});
            setUnitState(onField(state, unit.piece), kDeactivated);
            continue;
        }
        state.table.log.push_back({what == kFaceDown ? "EZ-F20" : "EZ-T16", "everzone.by-effect", {unit.card, what}});
        if (what == kActive) warnOfUnknowns(setup, state, unit, "EZ-T13");
        setUnitState(onField(state, unit.piece), what);
    }
}

void fetch(const Setup& setup, State& state, const Operand& unit, const std::vector<Operand>& price)
{
    for (const Operand& support : supportsOnField(state)) {
        Piece& piece = onField(state, support.piece);
        if (!isListed(setup, "fetching-supports", support.card) || piece.is(kUsed)) continue;
        piece.set(kUsed);
        break;
    }
    for (const Operand& fallen : price) destroy(setup, state, fallen);
    move(state.table, unit.piece, "field");
    setUnitState(onField(state, unit.piece), kDeactivated);
    state.table.log.push_back({"EZ-K33", "everzone.fetched", {unit.card}});
    byEffect(setup, state, {unit}, std::string(kActive));
    laterShuffle(setup, state.chance, state.table.pile(setup.procedure.drawPile).pieces);
    state.table.log.push_back({"EZ-T35", "shuffled", {setup.procedure.drawPile}});
}

}  // namespace mazzo::goldfish::everzone

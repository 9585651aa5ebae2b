// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/opponent.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/points.h"
#include "goldfish/everzone/turn.h"

namespace mazzo::goldfish::everzone {

namespace {

int& valueOf(Modifiers& modifiers, std::string_view stat)
{
    return stat == "attack" ? modifiers.attack : stat == "defence" ? modifiers.defence : modifiers.range;
}

void changeUnit(const Setup& setup, State& state, const Operand& unit, const std::string& stat, int amount)
{
    Piece& piece = onField(state, unit.piece);
    const std::string counter = stat + "-bonus";
    piece.setCount(counter, piece.count(counter) + amount);
    state.table.log.push_back({"EZ-F18", "everzone.unit-changed", {unit.card, stat, amount}});
    const Unit printed = unitOf(setup, unit.card, location(state));
    if (!modified(printed, modifiersOn(piece))) {
        state.table.log.push_back({"EZ-T34", "everzone.no-defence-left", {unit.card}});
        destroy(setup, state, unit);
    } else if (stat == "defence" && amount < 0 && !printed.defence) {
        state.table.log.push_back({"EZ-T34", "everzone.defence-unknown", {unit.card}, 0, true});
    }
}

}  // namespace

void fall(const Setup& setup, State& state, const std::vector<Unit>& doomed)
{
    for (const Unit& unit : doomed) {
        const Operand piece = cardOperand(onField(state, PieceId(unit.id)).card, PieceId(unit.id));
        if (isListed(setup, "perhaps-indestructible", piece.card))
            state.table.log.push_back({"EZ-T68", "everzone.fall-unknown", {piece.card}, 0, true});
        else destroy(setup, state, piece);
    }
}

void attacked(const Setup& setup, State& state, int attack)
{
    state.step = Step::Support;
    state.wasStruck = true;
    const ClashRules rules = Rules::of(setup).clash;
    const Side side = sideOf(setup, state);
    if (!side.fights() && !rules.emptySideIsHurt) {
        state.table.log.push_back({"EZ-X24", "everzone.spared", {attack}});
        return;
    }
    const Known defence = armyTotals(side).defence;
    const Strike landed = strike(attack, defence);
    if (landed.hit == Truth::Unknown) {
        state.table.log.push_back({"EZ-T40", "everzone.strike-unknown", {attack}, 0, true});
        return;
    }
    const bool hit = landed.hit == Truth::Yes;
    state.table.log.push_back({"EZ-T40", hit ? "everzone.hit" : "everzone.withstood", {attack, *defence}});
    if (!hit) return;
    fall(setup, state, destroySet(side.players.front(), rules));
    if (*landed.damage > 0) lose(state, *landed.damage);
}

void change(const Setup& setup, State& state, const Operand& what, const std::string& stat, int amount)
{
    if (what.card != noCard) return changeUnit(setup, state, what, stat, amount);
    valueOf(state.modifiers, stat) += amount;
    state.table.log.push_back({"EZ-T38", "everzone.army-changed", {stat, amount}});
}

void forbidSupports(State& state, bool forbidden)
{
    state.supportsForbidden = forbidden;
    state.table.log.push_back({"EZ-T28", forbidden ? "everzone.supports-forbidden" : "everzone.supports-allowed", {}});
}

void lose(State& state, int points)
{
    loseOwn(state, points);
    endIfDecided(state);
}

}  // namespace mazzo::goldfish::everzone

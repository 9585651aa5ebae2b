// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/state.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/set_up.h"
#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

template <class Wanted>
std::vector<Operand> fromField(const State& state, const Wanted& wanted)
{
    std::vector<Operand> operands;
    for (const Piece& piece : state.table.pile("field").pieces)
        if (wanted(piece)) operands.push_back(cardOperand(piece.card, piece.id));
    return operands;
}

}  // namespace

bool isUnit(const Piece& piece) { return piece.is(kFaceDown) || piece.is(kActive) || piece.is(kDeactivated); }

bool isLeader(const State& state, PieceId piece)
{
    return std::find(state.leaders.begin(), state.leaders.end(), piece) != state.leaders.end();
}

std::vector<Operand> unitsThatAre(const State& state, std::string_view what)
{
    return fromField(state, [what](const Piece& piece) { return piece.is(what); });
}

std::vector<Operand> unitsOnField(const State& state) { return fromField(state, isUnit); }

std::vector<Operand> supportsOnField(const State& state)
{
    return fromField(state, [](const Piece& piece) { return !isUnit(piece); });
}

std::vector<Operand> handWithoutLeaders(const Setup& setup, const State& state)
{
    std::vector<Operand> hand = operandsOf(state.table.pile(setup.procedure.hand));
    std::erase_if(hand, [&state](const Operand& operand) { return isLeader(state, operand.piece); });
    return hand;
}

const Piece& onField(const State& state, PieceId id)
{
    const std::vector<Piece>& pieces = state.table.pile("field").pieces;
    return *std::find_if(pieces.begin(), pieces.end(), [id](const Piece& piece) { return piece.id == id; });
}

Piece& onField(State& state, PieceId id) { return const_cast<Piece&>(onField(std::as_const(state), id)); }

CardIndex location(const State& state)
{
    const std::vector<Piece>& pieces = state.table.pile("location").pieces;
    return pieces.empty() ? noCard : pieces.front().card;
}

std::vector<int> resourcesByTurn(const Setup& setup, const State& state)
{
    const std::vector<Piece>& here = state.table.pile("location").pieces;
    if (here.empty()) return {};
    // Copies of one name are told apart by the order in which they were dealt.
    std::size_t copy = 0;
    for (const std::string_view zone : {"locations", "fought"})
        for (const Piece& piece : state.table.pile(zone).pieces)
            if (piece.card == here.front().card && piece.id < here.front().id) ++copy;
    return resourcesOf(setup, here.front().card, copy);
}

int turnsOf(const Setup& setup, const State& state)
{
    const std::vector<int> resources = resourcesByTurn(setup, state);
    return resources.empty() ? Rules::of(setup).unknownTurns : static_cast<int>(resources.size());
}

Known limit(const Setup& setup, const State& state)
{
    const std::vector<int> resources = resourcesByTurn(setup, state);
    const auto turn = static_cast<std::size_t>(state.battleTurn);
    if (turn < 1 || turn > resources.size()) return std::nullopt;
    // Allies share one limit (EZ-T60).
    return std::max(0, resources[turn - 1] - (state.tokens ? state.tokens->allyResources : 0));
}

Known opposingLimit(const Setup& setup, const State& state)
{
    const std::vector<int> resources = resourcesByTurn(setup, state);
    const auto turn = static_cast<std::size_t>(state.battleTurn);
    if (turn < 1 || turn > resources.size()) return std::nullopt;
    return resources[turn - 1] * playersOnSide(setup);
}

Modifiers modifiersOn(const Piece& unit)
{
    return {unit.count(kAttackBonus), unit.count(kDefenceBonus), unit.count(kRangeBonus)};
}

Player playerOf(const Setup& setup, const State& state)
{
    Player player;
    for (const Piece& piece : state.table.pile("field").pieces) {
        if (piece.is(kFaceDown)) continue;
        Unit unit = unitOf(setup, piece.card, location(state));
        // A unit of which nothing is left fell when it was lowered (EZ-T34).
        unit = modified(unit, modifiersOn(piece)).value_or(unit);
        unit.id = static_cast<std::uint32_t>(piece.id);
        if (isLeader(state, piece.id)) unit.suits = Truth::Yes;
        // It fought on its own, and still falls with the army.
        if (piece.is(kSpent)) unit.attack = unit.defence = unit.range = 0;
        if (piece.is(kActive)) player.active.push_back(unit);
        else if (piece.is(kDeactivated)) player.deactivated.push_back(unit);
        else player.supports.push_back(unit.cost);
    }
    return player;
}

Side sideOf(const Setup& setup, const State& state)
{
    Modifiers modifiers = state.modifiers;
    for (const Operand& support : supportsOnField(state)) {
        const Modifiers bonus = modifiersOn(onField(state, support.piece));
        modifiers.attack += bonus.attack;
        modifiers.defence += bonus.defence;
        modifiers.range += bonus.range;
    }
    return {
        {playerOf(setup, state)}, state.table.count("cp"), modifiers, state.table.count("surrenders"), state.cpAtMost};
}

bool isOverLimit(const Setup& setup, const State& state)
{
    return atMost(resourceUsed(playerOf(setup, state)), limit(setup, state)) == Truth::No;
}

std::vector<Operand> mustActivate(const Setup& setup, const State& state)
{
    if (!state.lostActive || !Rules::of(setup).clash.reactivates) return {};
    const Player player = playerOf(setup, state);
    std::vector<Operand> operands;
    for (const std::size_t place : reactivatable(player, limit(setup, state))) {
        const PieceId id{player.deactivated[place].id};
        operands.push_back(cardOperand(onField(state, id).card, id));
    }
    return operands;
}

Truth suitsLocation(const Setup& setup, const State& state, const Operand& card)
{
    return isLeader(state, card.piece) ? Truth::Yes : suits(setup, card.card, location(state));
}

Truth fitsResources(const Setup& setup, const State& state, const Operand& card)
{
    return fits(playerOf(setup, state), numberOf(setup, card.card, "cost"), limit(setup, state));
}

Truth canActivate(const Setup& setup, const State& state, const Operand& card)
{
    return suitsLocation(setup, state, card) & fitsResources(setup, state, card);
}

int supportsLeft(const Setup& setup, const State& state)
{
    const bool cumulative = Rules::of(setup).cumulativeSupports;
    return supportsAllowed(state.battleTurn, turnsOf(setup, state), state.supportsBefore, state.supportsNow,
                           cumulative);
}

}  // namespace mazzo::goldfish::everzone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/turn.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/opponent.h"
#include "goldfish/war-of-the-worlds/set_up.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

/// WW-T02: the tiles of the turn before.
void takeTilesBack(State& state)
{
    std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto count = std::erase_if(pieces, [](const Piece& piece) {
        return piece.thing == kFog || piece.thing == kSound || piece.thing == kAgent;
    });
    if (count > 0) logNote(state, "WW-T02", "tiles-back", {static_cast<int>(count)});
}

/// WW-T06, WW-T38: what could not be played.
void discardHand(const Setup& setup, State& state)
{
    std::vector<CardIndex> cards = moveAll(state.table, setup.procedure.hand, kDiscard);
    const int number = static_cast<int>(cards.size());
    if (number > 0) logNote(state, "WW-T06", "unplayed", {number, std::move(cards)});
}

void forgetTurn(const Setup& setup, State& state)
{
    const std::string_view resource = resourceOf(setup);
    if (const int left = state.table.count(resource); left > 0)
        logNote(state, "WW-T18", "lost", {left, word(resource)});
    state.table.setCount(resource, 0);
    for (Piece& piece : state.table.pile(kBoard).pieces) piece.set(kUsed, false);
    state.replaced = false;
}

void drawHand(const Setup& setup, State& state)
{
    for (const Procedure::Phase& phase : setup.procedure.phases)
        for (const Procedure::Step& step : phase.leave)
            if (step.kind == Procedure::Step::Kind::Draw)
                draw(setup, state.table, state.chance, setup.value(step.count), step.clause);
}

int markerEnd(const Setup& setup)
{
    const auto& counters = setup.procedure.counters;
    const auto found = std::ranges::find(counters, kDamage, &Procedure::TableCounter::id);
    return found == counters.end() ? 0 : found->most;
}

}  // namespace

void gain(const Setup& setup, State& state, int amount, const std::string& clause)
{
    const std::string_view resource = resourceOf(setup);
    state.table.setCount(resource, state.table.count(resource) + amount);
    state.gained += amount;
    logNote(state, clause, "gained", {amount, word(resource)});
}

void payIncome(const Setup& setup, State& state, CardIndex building, const std::string& clause)
{
    const KnownNumber income = numberOf(setup, building, "income");
    if (!income.number) return logNote(state, "WW-U05", "income-unknown", {building}, true);
    if (*income.number == 0) return;
    const std::string_view resource = resourceOf(setup);
    state.table.setCount(resource, state.table.count(resource) + *income.number);
    state.gained += *income.number;
    logNote(state, clause, "income", {building, *income.number, word(resource)}, income.provisional);
}

void beginTurn(const Setup& setup, State& state)
{
    state.gained = 0;
    state.table.phase = setup.procedure.phases.empty() ? std::string{} : setup.procedure.phases.front().id;
    state.table.log.push_back({"WW-T01", "turn", {++state.table.turn}});
    // Where the other side has no turns of its own, the Aliens had theirs between two human turns (WW-V06).
    if (!state.opposed || factionOf(setup) == kAliens) takeTilesBack(state);
    for (const Piece& piece : std::vector<Piece>(state.table.pile(kBoard).pieces))
        if (piece.card != noCard && isOf(setup, piece.card, factionOf(setup)))
            payIncome(setup, state, piece.card, "WW-T03");
}

void discardUnplayed(State& state, PieceId piece)
{
    const CardIndex card = state.table.piece(piece)->card;
    move(state.table, piece, kDiscard);
    logNote(state, "WW-T06", "unplayed", {1, std::vector<CardIndex>{card}});
}

void closeTurn(const Setup& setup, State& state)
{
    discardHand(setup, state);
    forgetTurn(setup, state);
    drawHand(setup, state);
}

void nextTurn(const Setup& setup, State& state)
{
    if (state.opponent) takeOpponentTurn(state);
    if (!state.table.outcome) beginTurn(setup, state);
}

void firstTurn(const Setup& setup, State& state)
{
    if (factionOf(setup) == kAliens) beginTurn(setup, state);
    else nextTurn(setup, state);
}

std::optional<CardIndex> stillToPlay(const Setup& setup, const State& state)
{
    if (setup.option("must-play") == "lenient") return std::nullopt;
    const Board board(setup, state.table);
    for (const Piece& piece : state.table.pile(setup.procedure.hand).pieces)
        if (mustBePlayed(board, piece.card)) return piece.card;
    return std::nullopt;
}

void checkEnd(const Setup& setup, State& state)
{
    if (state.table.outcome) return;
    if (state.table.count(kDamage) >= markerEnd(setup))
        state.table.outcome = note("WW-E01", "humans-won", {state.table.turn});
    else if (state.table.count(kCivilians) == 0) state.table.outcome = note("WW-E02", "aliens-won", {state.table.turn});
    if (state.table.outcome) state.table.log.push_back(*state.table.outcome);
}

void moveMarker(const Setup& setup, State& state, int by)
{
    state.table.setCount(kDamage, std::clamp(state.table.count(kDamage) + by, 0, markerEnd(setup)));
}

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/turn.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/force.h"
#include "goldfish/sovereign/task_runner.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

void beginTurn(State& state)
{
    Table& table = state.table();
    state.usedVocation = false;
    for (const char* zone : {"field", "opponent"})
        for (Piece& piece : table.pile(zone).pieces)
            for (const char* mark : {"moved", "fought", "entered", "armed"}) piece.set(mark, false);
    state.log({}, "turn", {++table.turn});
}

/// The effects on the battlefield that name a phase; those of a Building need a Haerian on it (SV-T22).
std::vector<Task> phaseEffects(const Setup& setup, const Table& table, Trigger trigger, const std::string& clause)
{
    const CardValues values(setup);
    std::vector<Task> tasks;
    for (const Piece& piece : table.pile("field").pieces) {
        if (values.type(piece.card) == Type::Building && !controls(setup, table, piece)) continue;
        const std::vector<Task> more = tasksOf(setup, piece, trigger, clause);
        tasks.insert(tasks.end(), more.begin(), more.end());
    }
    return tasks;
}

}  // namespace

void enterPhase(const Setup& setup, State& state, int index)
{
    if (index == 0) beginTurn(state);
    const Procedure::Phase& phase = setup.procedure.phases[static_cast<std::size_t>(index)];
    state.table().phase = phase.id;
    state.base.phase = index;
    state.base.leaving = false;
    state.base.step = 0;
    const bool skipped = state.goesFirst && !phase.enter.empty() &&
                         std::all_of(phase.enter.begin(), phase.enter.end(), [&state](const Procedure::Step& step) {
                             return step.fromTurn > state.table().turn;
                         });
    state.log(skipped ? "SV-T03" : phase.clause, skipped ? "sovereign.skipped" : "phase", {phase.id});
    // Every pile had its first shuffle in the set-up, and nothing else in a step can fail.
    static_cast<void>(runSteps(setup, state.base, !state.goesFirst));
    std::vector<Task> next;
    if (phase.id == "dawn") next = phaseEffects(setup, state.table(), Trigger::Dawn, phase.clause);
    if (phase.id == "sunset") next = phaseEffects(setup, state.table(), Trigger::Sunset, phase.clause);
    if (index + 1 == static_cast<int>(setup.procedure.phases.size()))
        next.push_back({Op::EndTurn, 1, noCard, {}, {}, {}, phase.clause});
    else if (phase.id != "day") next.push_back({Op::EnterPhase, index + 1, noCard, {}, {}, {}, {}});
    state.tasks.insert(state.tasks.end(), next.begin(), next.end());
}

void endTurn(const Setup& setup, State& state)
{
    // Damage and bonuses end together, so that nobody dies of losing a bonus (SV-X35).
    bool any = false;
    const auto clear = [&any](Piece& piece) {
        any = any || piece.count("damage") != 0 || piece.count("bonus") != 0 || piece.is(kForceUnknown);
        piece.setCount("damage", 0);
        piece.setCount("bonus", 0);
        piece.set(kForceUnknown, false);
    };
    for (const Piece* piece : allHaerian(setup, state.table())) clear(pieceOf(state.table(), piece->id));
    if (any) state.log("SV-T06", "sovereign.healed");
    state.doNext({{Op::EnterPhase, 0, noCard, {}, {}, {}, {}}});
}

void drawCards(const Setup& setup, State& state, int count, const std::string& clause)
{
    draw(setup, state.table(), state.base.chance, count, clause);
}

}  // namespace mazzo::goldfish::sovereign

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/crystals.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/task_runner.h"

namespace mazzo::goldfish::sovereign {

void useVocation(const Setup& setup, State& state, PieceId id)
{
    const Piece& piece = *state.table().piece(id);
    state.usedVocation = true;
    state.log("SV-T23", "sovereign.vocation", {piece.card});
    std::vector<Task> tasks = tasksOf(setup, piece, Trigger::Vocation, "SV-T23");
    // A Class that the pack says nothing more of may still name the colours that it Crystallises.
    if (tasks.empty()) tasks.push_back({Op::Crystallise, 1, piece.card, id, {}, {}, "SV-T23"});
    state.doNext(tasks);
}

void crystallise(const Setup& setup, State& state, const std::string& colour)
{
    Piece crystal;
    crystal.card = CardValues(setup).crystal(colour);
    if (crystal.card == noCard) crystal.thing = colour;
    crystal.token = true;
    const bool ready = setup.option("crystal-enters-ready") != "no";
    crystal.set("exhausted", !ready);
    create(state.table(), "crystals", std::move(crystal));
    state.log("SV-T24", ready ? "sovereign.crystallised" : "sovereign.crystallised-exhausted", {colour});
}

}  // namespace mazzo::goldfish::sovereign

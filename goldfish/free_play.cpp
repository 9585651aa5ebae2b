// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/free_play.h"

#include "goldfish/free_actions.h"
#include "goldfish/manual_actions.h"
#include "goldfish/mulligan.h"

namespace mazzo::goldfish {

const Engine& freePlay()
{
    static const FreePlay engine;
    return engine;
}

Result<FreeState> FreePlay::begin(const Setup& setup, std::uint64_t seed) const
{
    FreeState state;
    state.table = emptyTable(setup);
    state.chance.random = Random(seed);
    return runProcedure(setup, state).map([&state] { return std::move(state); });
}

Table FreePlay::show(const Setup& setup, const FreeState& state) const
{
    Table table = state.table;
    table.random = state.chance.random;
    switch (state.waits) {
    case FreeState::Waits::ForMulligan: table.offers = mulliganOffers(setup, table, state.mulligans); break;
    case FreeState::Waits::ForLimit: {
        const int over = excess(setup, state);
        const std::string& clause = waitingStep(setup, state).clause;
        table.offers = {offeredList("discard", operandsOf(table.pile(setup.procedure.hand)), over, over, clause)};
        table.question = Note{clause, "hand-limit", {over}};
        break;
    }
    case FreeState::Waits::ForNothing: table.offers = freeOffers(setup, table); break;
    }
    return table;
}

Result<void> FreePlay::play(const Setup& setup, FreeState& state, const Action& action) const
{
    state.table.log.clear();
    if (state.waits == FreeState::Waits::ForLimit) {
        const Procedure::Step& step = waitingStep(setup, state);
        std::vector<CardIndex> cards;
        for (const Operand& operand : action.operands()) {
            cards.push_back(operand.card);
            move(state.table, operand.piece, step.to);
        }
        state.table.log.push_back({step.clause, "discarded", {static_cast<int>(cards.size()), std::move(cards)}});
        reshuffleIfDue(setup, state.table, state.chance);
    } else if (state.waits == FreeState::Waits::ForMulligan && !action.is("keep")) {
        const bool kept = doMulligan(setup, state.table, state.chance, action, {}, state.mulligans);
        if (!kept && isMulliganOpen(setup, state.table, ++state.mulligans)) return {};
    } else if (state.waits == FreeState::Waits::ForMulligan) {
        state.table.log.push_back(
            {setup.procedure.mulligan.clause, "kept", {state.table.pile(setup.procedure.hand).cards()}});
    } else if (action.is("next")) {
        state.leaving = true;
        state.step = 0;
        return runProcedure(setup, state);
    } else {
        playFreeAction(setup, state, action);
        return {};
    }
    state.waits = FreeState::Waits::ForNothing;
    ++state.step;
    return runProcedure(setup, state);
}

ManualControls FreePlay::controls(const Setup& setup, const FreeState&) const { return procedureControls(setup); }

Result<void> FreePlay::playByHand(const Setup& setup, FreeState& state, const Action& action) const
{
    state.table.log.clear();
    playManual(setup, procedureControls(setup), state.table, state.chance, action);
    if (state.waits != FreeState::Waits::ForLimit || excess(setup, state) > 0) return {};
    state.waits = FreeState::Waits::ForNothing;
    ++state.step;
    return runProcedure(setup, state);
}

}  // namespace mazzo::goldfish

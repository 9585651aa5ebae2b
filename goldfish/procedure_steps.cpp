// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/procedure_steps.h"

#include "goldfish/mulligan.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

using Step = Procedure::Step;

const std::vector<Step>& stepsAt(const Setup& setup, const FreeState& state)
{
    static const std::vector<Step> kNone;
    if (state.phase < 0) return setup.procedure.setUp;
    if (setup.procedure.phases.empty()) return kNone;
    const Procedure::Phase& phase = setup.procedure.phases[static_cast<std::size_t>(state.phase)];
    return state.leaving ? phase.leave : phase.enter;
}

Result<void> shuffleZone(const Setup& setup, FreeState& state, const Step& step)
{
    std::vector<Piece>& pieces = state.table.pile(step.zone).pieces;
    state.table.log.push_back({step.clause, "shuffled", {step.zone}});
    if (std::find(state.shuffled.begin(), state.shuffled.end(), step.zone) != state.shuffled.end()) {
        laterShuffle(setup, state.chance, pieces);
        return {};
    }
    state.shuffled.push_back(step.zone);
    return firstShuffle(setup, state.chance, step.zone, pieces);
}

void drawBy(const Setup& setup, FreeState& state, const Step& step)
{
    const int upTo = setup.value(step.upTo);
    const int hand = state.table.pile(setup.procedure.hand).cards();
    draw(setup, state.table, state.chance, upTo < 0 ? setup.value(step.count) : std::max(0, upTo - hand), step.clause);
}

void moveBy(const Setup& setup, FreeState& state, const Step& step)
{
    const int count = setup.value(step.count);
    const std::vector<CardIndex> cards = count > 0 ? moveFirst(state.table, step.zone, step.to, count)
                                                   : moveAll(state.table, step.zone, step.to);
    state.table.log.push_back({step.clause, "moved", {static_cast<int>(cards.size()), step.zone, step.to}});
    reshuffleIfDue(setup, state.table, state.chance);
}

void setCounter(const Setup& setup, FreeState& state, const Step& step)
{
    const int before = step.kind == Step::Kind::Add ? state.table.count(step.zone) : 0;
    state.table.setCount(step.zone, before + setup.value(step.count));
    state.table.log.push_back({step.clause, "counter", {step.zone, state.table.count(step.zone)}});
}

/// Removes a state from every piece; false if none had it.
bool cleared(Pile& pile, const std::string& state)
{
    bool any = false;
    for (Piece& piece : pile.pieces) {
        any = any || piece.is(state);
        piece.set(state, false);
    }
    return any;
}

/// Runs one step; afterwards the state may wait for the player.
Result<void> doStep(const Setup& setup, FreeState& state, const Step& step)
{
    Table& table = state.table;
    switch (step.kind) {
    case Step::Kind::Deal: {
        const std::vector<CardIndex> cards = setup.dealt(step);
        deal(table, step.to, cards);
        table.log.push_back({step.clause, "dealt", {static_cast<int>(cards.size()), step.to}});
        break;
    }
    case Step::Kind::Shuffle: return shuffleZone(setup, state, step);
    case Step::Kind::OpeningHand:
        draw(setup, table, state.chance, setup.value(setup.procedure.openingHand), step.clause);
        break;
    case Step::Kind::Draw: drawBy(setup, state, step); break;
    case Step::Kind::Mulligan:
        state.mulligans = 0;
        if (isMulliganOpen(setup, table, 0)) state.waits = FreeState::Waits::ForMulligan;
        break;
    case Step::Kind::Move: moveBy(setup, state, step); break;
    case Step::Kind::Set:
    case Step::Kind::Add: setCounter(setup, state, step); break;
    case Step::Kind::Clear:
        if (cleared(table.pile(step.zone), step.state))
            table.log.push_back({step.clause, "cleared", {step.zone, step.state}});
        break;
    case Step::Kind::Limit:
        if (excess(setup, state) > 0) state.waits = FreeState::Waits::ForLimit;
        break;
    }
    return {};
}

/// Advances from the end of a list of steps to the next list; false in the free part of a phase, where the player acts.
bool advance(const Setup& setup, FreeState& state)
{
    const auto phases = std::max(1, static_cast<int>(setup.procedure.phases.size()));
    if (state.phase >= 0 && !state.leaving) return false;
    state.phase = (state.phase + 1) % phases;
    state.leaving = false;
    state.step = 0;
    if (state.phase == 0) state.table.log.push_back({{}, "turn", {++state.table.turn}});
    if (setup.procedure.phases.empty()) return true;
    const Procedure::Phase& phase = setup.procedure.phases[static_cast<std::size_t>(state.phase)];
    state.table.phase = phase.id;
    state.table.log.push_back({phase.clause, "phase", {phase.id}});
    return true;
}

}  // namespace

Result<void> runSteps(const Setup& setup, FreeState& state, bool anyTurn)
{
    const std::vector<Step>& steps = stepsAt(setup, state);
    for (; state.step < steps.size(); ++state.step) {
        const Step& step = steps[state.step];
        if (!setup.holds(step.when) || (!anyTurn && state.table.turn < step.fromTurn)) continue;
        if (auto done = doStep(setup, state, step); !done) return done;
        if (state.waits != FreeState::Waits::ForNothing) return {};
    }
    return {};
}

Result<void> runProcedure(const Setup& setup, FreeState& state)
{
    do {
        if (auto done = runSteps(setup, state); !done || state.waits != FreeState::Waits::ForNothing) return done;
    } while (advance(setup, state));
    return {};
}

const Step& waitingStep(const Setup& setup, const FreeState& state) { return stepsAt(setup, state)[state.step]; }

int excess(const Setup& setup, const FreeState& state)
{
    const int limit = setup.value(setup.procedure.handLimit);
    return limit < 0 ? 0 : std::max(0, state.table.pile(setup.procedure.hand).cards() - limit);
}

}  // namespace mazzo::goldfish

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/sovereign.h"

#include "goldfish/manual_actions.h"
#include "goldfish/mulligan.h"
#include "goldfish/sovereign/access.h"
#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_values.h"
#include "goldfish/sovereign/choices.h"
#include "goldfish/sovereign/combat.h"
#include "goldfish/sovereign/crystals.h"
#include "goldfish/sovereign/enemies.h"
#include "goldfish/sovereign/face_down.h"
#include "goldfish/sovereign/offers.h"
#include "goldfish/sovereign/play_card.h"
#include "goldfish/sovereign/refusals.h"
#include "goldfish/sovereign/task_runner.h"
#include "goldfish/sovereign/turn.h"
#include "goldfish/sovereign/vocabulary.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

using Waits = FreeState::Waits;

/// The opponent's face-down cards: things without a name on the far rows.
void layOpponent(const Setup& setup, Table& table)
{
    const std::vector<std::string> places = placesOf(setup, "opponent");
    const std::size_t count = std::min(places.size(), static_cast<std::size_t>(faceDownAtStart(setup)));
    for (std::size_t index = 0; index < count; ++index) {
        Piece covered;
        covered.thing = "covered";
        covered.token = true;
        covered.place = places[index];
        create(table, "opponent", std::move(covered));
    }
}

/// Row by row, left to right (SV-S07).
void layFaceDown(const Setup& setup, Table& table)
{
    const std::vector<std::string> places = placesOf(setup, "own");
    std::vector<Piece>& pieces = table.pile("facedown").pieces;
    for (std::size_t index = 0; index < pieces.size() && !places.empty(); ++index)
        pieces[index].place = places[index % places.size()];
}

/// Places a face-down card that was moved by hand: in the first own region without such a card.
void placeFaceDown(const Setup& setup, Table& table)
{
    const std::vector<std::string> places = placesOf(setup, "own");
    std::vector<Piece>& pieces = table.pile("facedown").pieces;
    for (Piece& piece : pieces) {
        if (!piece.place.empty() || places.empty()) continue;
        const auto bare = std::find_if(places.begin(), places.end(), [&pieces](const std::string& place) {
            return std::none_of(pieces.begin(), pieces.end(),
                                [&place](const Piece& other) { return other.place == place; });
        });
        piece.place = bare == places.end() ? places.front() : *bare;
    }
}

void addCrystal(const Setup& setup, State& state, const Operand& crystal)
{
    const CardValues values(setup);
    for (const std::string& colour : values.colours()) {
        if (crystal.card == noCard ? crystal.word != colour : crystal.card != values.crystal(colour)) continue;
        crystallise(setup, state, colour);
        state.table().log.back() = {{}, "by-hand-token", {colour, "crystals"}};
        return;
    }
}

/// Goes on with the set-up; at its end the player chooses to go first or second.
Result<void> setUp(const Setup& setup, State& state)
{
    if (auto done = runSteps(setup, state.base); !done || state.base.waits != Waits::ForNothing) return done;
    layFaceDown(setup, state.table());
    state.choosesOrder = true;
    return {};
}

Result<void> answerMulligan(const Setup& setup, State& state, const Action& action)
{
    Table& table = state.table();
    if (action.is("keep")) {
        state.log(setup.procedure.mulligan.clause, "kept", {table.pile(setup.procedure.hand).cards()});
    } else {
        doMulligan(setup, table, state.base.chance, action, {}, state.base.mulligans);
        ++state.base.mulligans;
        if (mulliganOffers(setup, table, state.base.mulligans).size() > 1) return {};
    }
    state.base.waits = Waits::ForNothing;
    ++state.base.step;
    return setUp(setup, state);
}

void answerLimit(const Setup& setup, State& state, const Action& action)
{
    const Procedure::Step& step = waitingStep(setup, state.base);
    std::vector<CardIndex> cards;
    for (const Operand& operand : action.operands()) {
        cards.push_back(operand.card);
        move(state.table(), operand.piece, step.to);
    }
    state.log(step.clause, "discarded", {static_cast<int>(cards.size()), std::move(cards)});
    state.base.waits = Waits::ForNothing;
    ++state.base.step;
    static_cast<void>(runSteps(setup, state.base, !state.goesFirst));
}

void chooseOrder(const Setup& setup, State& state, const Action& action)
{
    state.choosesOrder = false;
    state.goesFirst = action.is("first");
    state.log("SV-S09", state.goesFirst ? "sovereign.goes-first" : "sovereign.goes-second");
    const int crystals = setup.value({0, "start-crystals"});
    for (int crystal = 0; crystal < crystals; ++crystal)
        state.tasks.push_back({Op::Crystallise, 1, noCard, {}, {}, {}, "SV-S02"});
    state.tasks.push_back({Op::EnterPhase, 0, noCard, {}, {}, {}, {}});
}

void leaveDay(const Setup& setup, State& state)
{
    state.base.leaving = true;
    state.base.step = 0;
    static_cast<void>(runSteps(setup, state.base, !state.goesFirst));
    const bool last = state.base.phase + 1 == static_cast<int>(setup.procedure.phases.size());
    state.tasks.push_back(last ? Task{Op::EndTurn, 1, noCard, {}, {}, {}, "SV-T06"}
                               : Task{Op::EnterPhase, state.base.phase + 1, noCard, {}, {}, {}, {}});
}

void actInDay(const Setup& setup, State& state, const Action& action)
{
    Table& table = state.table();
    if (action.is("play")) return playCard(setup, state, action);
    if (action.is("move")) {
        pieceOf(table, action.operand().piece).set("moved");
        return moveTo(setup, state, action.operand().piece, action.operand(1).word);
    }
    if (action.is("fight"))
        return (action.operand().card == noCard ? fightAsEnemy : fight)(setup, state, action.operand().piece,
                                                                        action.operand(1));
    if (action.is("realm")) return accessRealms(state, action);
    if (action.is("vocation")) return useVocation(setup, state, action.operand().piece);
    if (action.is("end")) return leaveDay(setup, state);
    if (action.is("take")) return takeDamage(state, action.number());
    if (action.is("step")) return stepOn(setup, state, action.operand().word);
    if (action.is("gain")) return gainFaceDown(state, action.operand().word);
    if (action.is("damage")) return hurt(setup, state, action.operand().piece, action.number(1), false, "SV-T18");
    if (action.is("dismiss")) {
        const bool building = isEnemyBuilding(*table.piece(action.operand().piece));
        static_cast<void>(taken(table, action.operand().piece));
        return state.log("SV-T30", building ? "sovereign.enemy-building-dismissed" : "sovereign.dismissed");
    }
    if (action.is("arm")) return armEnemy(state, action.operand().piece, action.number(1));
    if (action.is("building")) return placeEnemyBuilding(state, action.operand().word, action.number(1));
    placeEnemy(state, action.operand().word, action.number(1), action.is("bulwark"));
}

}  // namespace

Result<State> Sovereign::begin(const Setup& setup, std::uint64_t seed) const
{
    const int have = static_cast<int>(setup.dealtTo(setup.procedure.drawPile).size());
    const int need = setup.value(setup.procedure.openingHand) + faceDownAtStart(setup);
    if (have < need)
        return failure({Error::Kind::Refused,
                        "goldfish.small-deck",
                        {},
                        {std::to_string(have), std::to_string(need), "SV-S13"},
                        {}});
    State state;
    state.base.table = emptyTable(setup);
    state.base.chance.random = Random(seed);
    if (!setup.section("crystals").empty()) state.log("SV-C24", "sovereign.crystals-ignored", {}, true);
    layOpponent(setup, state.table());
    return setUp(setup, state).map([&state] { return std::move(state); });
}

Table Sovereign::show(const Setup& setup, const State& state) const
{
    Table table = state.table();
    table.random = state.base.chance.random;
    // Before the face-down cards are laid none is missing.
    table.setCount("access", state.base.phase < 0 ? 0 : accessesLeft(setup, table));
    if (state.base.waits == Waits::ForMulligan) {
        table.offers = mulliganOffers(setup, table, state.base.mulligans);
    } else if (state.base.waits == Waits::ForLimit) {
        const int over = excess(setup, state.base);
        const std::string& clause = waitingStep(setup, state.base).clause;
        table.offers = {
            offeredList("discard", goldfish::operandsOf(table.pile(setup.procedure.hand)), over, over, clause)};
        table.question = Note{clause, "hand-limit", {over}};
    } else if (state.choosesOrder) {
        table.offers = {offered("first", "SV-S09"), offered("second", "SV-S09")};
        table.question = Note{"SV-S09", "sovereign.ask-order", {}};
    } else if (!state.tasks.empty()) {
        const Task& task = state.tasks.front();
        table.offers = offersFor(choiceFor(setup, state, task), task.clause);
        table.question = questionFor(state, task);
    } else {
        table.offers = dayOffers(setup, state);
    }
    return table;
}

Result<void> Sovereign::play(const Setup& setup, State& state, const Action& action) const
{
    state.table().log.clear();
    if (state.base.waits == Waits::ForMulligan) return answerMulligan(setup, state, action);
    if (state.base.waits == Waits::ForLimit) {
        answerLimit(setup, state, action);
    } else if (state.choosesOrder) {
        chooseOrder(setup, state, action);
    } else if (!state.tasks.empty()) {
        const Task task = state.tasks.front();
        state.tasks.erase(state.tasks.begin());
        perform(setup, state, task, answer(action));
    } else {
        actInDay(setup, state, action);
    }
    run(setup, state);
    const std::vector<Note>& log = state.table().log;
    if (std::any_of(log.begin(), log.end(), [](const Note& note) { return note.key == "drew-short"; }))
        state.log("SV-T29", "sovereign.chronicles-empty", {}, true);
    return {};
}

ManualControls Sovereign::controls(const Setup& setup, const State& state) const
{
    ManualControls controls = procedureControls(setup);
    if (state.base.waits == Waits::ForLimit || !state.tasks.empty()) controls.refusal = Note{{}, "manual-pending", {}};
    std::erase(controls.sources, "opponent");
    controls.targets = controls.sources;
    std::erase(controls.targets, "crystals");
    controls.discard = "afterlife";
    controls.board = "field";
    controls.places = freePlaces(setup, state.table(), {});
    controls.counters.clear();  // the accesses follow from the table
    controls.states = {"exhausted"};
    controls.stateZones = {"field", "crystals", "classes"};
    const CardValues values(setup);
    for (const std::string& colour : values.colours())
        controls.things.push_back({colour, "crystals", values.crystal(colour)});
    return controls;
}

Result<void> Sovereign::playByHand(const Setup& setup, State& state, const Action& action) const
{
    state.table().log.clear();
    if (action.is("manual token") && action.operand(1).word == "crystals") addCrystal(setup, state, action.operand());
    else playManual(setup, controls(setup, state), state.table(), state.base.chance, action);
    if (state.base.phase >= 0) placeFaceDown(setup, state.table());
    run(setup, state);
    return {};
}

std::optional<Note> Sovereign::explain(const Setup& setup, const State& state, const Action& action) const
{
    return sovereign::refusal(setup, state, action);
}

const Engine& engine()
{
    static const Sovereign sovereign;
    return sovereign;
}

const Vocabulary& Sovereign::vocabulary() const { return sovereign::vocabulary(); }

}  // namespace mazzo::goldfish::sovereign

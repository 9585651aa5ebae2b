// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/war_of_the_worlds.h"

#include "goldfish/manual_actions.h"
#include "goldfish/mulligan.h"
#include "goldfish/war-of-the-worlds/abilities.h"
#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/effect_note.h"
#include "goldfish/war-of-the-worlds/joint_attack.h"
#include "goldfish/war-of-the-worlds/map_check.h"
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/opponent.h"
#include "goldfish/war-of-the-worlds/other_side.h"
#include "goldfish/war-of-the-worlds/pending_action.h"
#include "goldfish/war-of-the-worlds/refusals.h"
#include "goldfish/war-of-the-worlds/set_up.h"
#include "goldfish/war-of-the-worlds/strategy_reader.h"
#include "goldfish/war-of-the-worlds/turn.h"
#include "goldfish/war-of-the-worlds/vocabulary.h"
#include "goldfish/war-of-the-worlds/war_games.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

std::vector<Offer> pickOffers(const Setup& setup, const State& state)
{
    std::vector<Operand> choices;
    for (std::string& choice : answers(setup, state)) choices.push_back(wordOperand(std::move(choice)));
    return {offered("pick", std::move(choices), state.pending->clause)};
}

/// `play A: n` for each card in hand and each alternative of it; `discard A` for one that has none now (WW-T06).
std::vector<Offer> playOffers(const Setup& setup, const State& state)
{
    std::vector<Offer> offers;
    std::vector<Operand> unplayable;
    std::vector<CardIndex> seen;
    const Board board(setup, state.table);
    for (const Piece& piece : state.table.pile(setup.procedure.hand).pieces) {
        if (std::ranges::find(seen, piece.card) != seen.end()) continue;
        seen.push_back(piece.card);
        const std::vector<Alternative> possible = alternatives(board, piece.card);
        if (possible.empty()) unplayable.push_back(cardOperand(piece.card, piece.id));
        for (const Alternative& alternative : possible) {
            Offer offer = offeredPair("play", {cardOperand(piece.card, piece.id)}, ":",
                                      {numberOperand(alternative.number)});
            offer.note = effectNote(board, alternative.action);
            offers.push_back(std::move(offer));
        }
    }
    if (!unplayable.empty()) offers.push_back(offered("discard", std::move(unplayable), "WW-T06"));
    return offers;
}

void decideOpening(const Setup& setup, State& state, const Action& action)
{
    if (!action.is("keep")) {
        doMulligan(setup, state.table, state.chance, action, {}, state.mulligans);
        if (mulliganOffers(setup, state.table, ++state.mulligans).size() > 1) return;
    } else {
        state.table.log.push_back(
            {setup.procedure.mulligan.clause, "kept", {state.table.pile(setup.procedure.hand).cards()}});
    }
    state.opening = false;
    firstTurn(setup, state);
}

void endTurn(const Setup& setup, State& state)
{
    closeTurn(setup, state);
    nextTurn(setup, state);
}

}  // namespace

const Engine& engine()
{
    static const WarOfTheWorlds war;
    return war;
}

const Vocabulary& WarOfTheWorlds::vocabulary() const { return waroftheworlds::vocabulary(); }

Checked<std::shared_ptr<const Simulation>> WarOfTheWorlds::simulation(const Setup& setup,
                                                                      const std::vector<StrategyText>& strategies) const
{
    return warGames(setup, strategies);
}

std::vector<Offer> offersOf(const Setup& setup, const State& state)
{
    if (state.table.outcome) return {};
    if (state.opening) return mulliganOffers(setup, state.table, state.mulligans);
    if (state.pending) return pickOffers(setup, state);
    if (state.joint) return jointOffers(setup, state);
    std::vector<Offer> offers = playOffers(setup, state);
    if (std::vector<Operand> tiles = usableTiles(setup, state); !tiles.empty())
        offers.push_back(offered("use", std::move(tiles), "WW-T29"));
    for (Offer& offer : marketOffers(setup, state)) offers.push_back(std::move(offer));
    if (!stillToPlay(setup, state)) offers.push_back(offered("end", "WW-T38"));
    for (Offer& offer : opposingOffers(setup, state)) offers.push_back(std::move(offer));
    return offers;
}

void act(const Setup& setup, State& state, const Action& action)
{
    state.table.log.clear();
    if (state.opening) return decideOpening(setup, state, action);
    if (state.joint && !state.pending) continueJointAttack(setup, state, action);
    else if (action.is("pick")) answer(setup, state, action.operand().word);
    else if (isOpposing(action)) playOpposing(setup, state, action);
    else if (action.is("play")) playCard(setup, state, action.operand().piece, action.number(1));
    else if (action.is("discard")) discardUnplayed(state, action.operand().piece);
    else if (action.is("use")) useTile(setup, state, action.operand().piece);
    else if (action.is("buy")) buy(setup, state, action.operand().piece);
    else if (action.is("replace")) replace(setup, state, action.operand().piece);
    else endTurn(setup, state);
    advance(setup, state);
}

Result<State> WarOfTheWorlds::begin(const Setup& setup, std::uint64_t seed) const
{
    if (auto map = playableMap(setup); !map) return failure(map.error());
    auto state = setUp(setup, seed);
    if (!state) return state;
    if (auto invited = inviteOpponent(setup, *state, seed); !invited) return failure(invited.error());
    if (!state->opening) firstTurn(setup, *state);
    return state;
}

StrategyWords WarOfTheWorlds::strategyWords(const Setup& setup) const { return waroftheworlds::strategyWords(setup); }

Table WarOfTheWorlds::show(const Setup& setup, const State& state) const
{
    Table table = state.table;
    table.random = state.chance.random;
    table.offers = offersOf(setup, state);
    showOpponent(state, table);
    if ((state.pending || state.joint) && !table.outcome) table.question = question(setup, state);
    return table;
}

Result<void> WarOfTheWorlds::play(const Setup& setup, State& state, const Action& action) const
{
    if (const auto reason = opposingRefusal(setup, state, action)) return failure(refused(*reason));
    act(setup, state, action);
    return {};
}

ManualControls WarOfTheWorlds::controls(const Setup& setup, const State& state) const
{
    ManualControls controls = procedureControls(setup);
    if (state.pending || state.joint) controls.refusal = Note{{}, "manual-pending", {}};
    controls.board = kBoard;
    for (const Procedure::Region& region : setup.procedure.regions) controls.places.push_back(region.id);
    std::erase(controls.counters, kCivilians);  // counted on the board
    controls.states = {std::string(kUsed)};
    controls.stateZones = {std::string(kBoard)};
    for (const std::string_view thing : {kCivilian, kArmy, kNaval, kTripod, kUfo, kFog, kSound, kAgent})
        controls.things.push_back({std::string(thing), std::string(kBoard)});
    return controls;
}

Result<void> WarOfTheWorlds::playByHand(const Setup& setup, State& state, const Action& action) const
{
    state.table.log.clear();
    playManual(setup, controls(setup, state), state.table, state.chance, action);
    state.table.setCount(kCivilians, Board(setup, state.table).count(kCivilian));
    checkEnd(setup, state);
    return {};
}

std::optional<Note> WarOfTheWorlds::explain(const Setup& setup, const State& state, const Action& action) const
{
    return waroftheworlds::refusal(setup, state, action);
}

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/pending_action.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/board_changes.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/joint_attack.h"
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = CardAction::Kind;

/// The pieces in a region that the move under way may take.
std::vector<const Piece*> movers(const State& state, std::string_view region)
{
    const PendingAction& pending = *state.pending;
    std::vector<const Piece*> found;
    for (const Piece& piece : state.table.pile(kBoard).pieces)
        if (piece.place == region && canPerform(piece, pending.action) &&
            std::ranges::find(pending.moved, piece.id) == pending.moved.end())
            found.push_back(&piece);
    return found;
}

void chooseMover(State& state, const std::string& region)
{
    PendingAction& pending = *state.pending;
    pending.region = region;
    const auto there = movers(state, region);
    const auto used = std::ranges::count_if(there, [](const Piece* piece) { return piece->is(kUsed); });
    pending.mover = there.front()->id;
    pending.choice = used > 0 && used < static_cast<std::ptrdiff_t>(there.size()) ? Choice::Which : Choice::Destination;
}

void chooseWhich(State& state, const std::string& choice)
{
    PendingAction& pending = *state.pending;
    const auto there = movers(state, pending.region);
    pending.mover =
        (*std::ranges::find_if(there, [&](const Piece* piece) { return piece->is(kUsed) == (choice == kUsed); }))->id;
    pending.choice = Choice::Destination;
}

void chooseDestination(State& state, const std::string& region)
{
    PendingAction& pending = *state.pending;
    movePiece(state, pending.mover, region, pending.clause);
    if (pending.action.once) onBoard(state, pending.mover).set(kUsed);
    pending.moved.push_back(pending.mover);
    pending.choice = static_cast<int>(pending.moved.size()) < pending.action.times ? Choice::Mover : Choice::Nothing;
}

void spread(const Setup& setup, State& state, const std::string& region)
{
    harm(setup, state, powerOf(Board(setup, state.table), state.pending->action), region);
    if (!state.table.outcome) spreadCondition(setup, state, region);
}

void chooseSite(const Setup& setup, State& state, const std::string& region)
{
    PendingAction& pending = *state.pending;
    pending.choice = Choice::Nothing;
    switch (pending.action.kind) {
    case Kind::Strike:
        pending.region = region;
        if (pending.action.piece == kNaval) {
            pending.choice = Choice::Target;
            return;
        }
        if (pending.action.once) markUsed(state, pending.action, region);
        return strike(setup, state, pending.action.amount, region, pending.clause);
    case Kind::Harm:
        if (needsOthers(Board(setup, state.table), region, pending.action))
            return startJointAttack(setup, state, region);
        if (pending.action.once) markUsed(state, pending.action, region);
        return harm(setup, state, powerOf(Board(setup, state.table), pending.action), region);
    case Kind::Spread:
        if (needsOthers(Board(setup, state.table), region, pending.action))
            return startJointAttack(setup, state, region);
        return spread(setup, state, region);
    case Kind::Kill: return killCivilian(setup, state, region, pending.clause);
    case Kind::Enter: return enter(state, pending.action.piece, region, pending.clause);
    case Kind::Build: return build(setup, state, state.table.piece(pending.source)->card, region);
    default: return;
    }
}

void chooseTarget(const Setup& setup, State& state, const std::string& region)
{
    PendingAction& pending = *state.pending;
    pending.choice = Choice::Nothing;
    if (pending.action.kind == Kind::Bombard) onBoard(state, pending.source).set(kUsed);
    else if (pending.action.once) markUsed(state, pending.action, pending.region);
    strike(setup, state, pending.action.amount, region, pending.clause);
}

void push(State& state, const std::string& region)
{
    PendingAction& pending = *state.pending;
    const std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto army = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return piece.thing == kArmy && piece.place == pending.region; });
    movePiece(state, army->id, region, pending.clause);
    pending.choice = Choice::Nothing;
}

/// WW-T07, WW-T12 to WW-T15: puts the card away and fills the gap in the reserve.
void finish(State& state)
{
    const PendingAction pending = std::move(*state.pending);
    state.pending.reset();
    if (pending.to.empty()) return;
    const CardIndex card = state.table.piece(pending.source)->card;
    move(state.table, pending.source, pending.to);
    logNote(state, pending.slot ? pending.clause : "WW-T07", pending.to == kRemoved ? "left-the-game" : "to-discard",
            {card});
    if (pending.slot) refill(state, *pending.slot);
}

}  // namespace

void markUsed(State& state, const CardAction& action, const std::string& region)
{
    std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto found = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return piece.place == region && canPerform(piece, action); });
    if (found != pieces.end()) found->set(kUsed);
}

void spreadCondition(const Setup& setup, State& state, const std::string& region)
{
    PendingAction& pending = *state.pending;
    pending.region = region;
    if (!pending.action.tile.empty()) putTile(state, pending.action.tile, region, pending.clause);
    else if (Board(setup, state.table).count(kArmy, region) > 0) pending.choice = Choice::Push;
}

void playCard(const Setup& setup, State& state, PieceId piece, int number)
{
    const CardIndex card = state.table.piece(piece)->card;
    const auto possible = alternatives(Board(setup, state.table), card);
    const CardAction action = std::ranges::find(possible, number, &Alternative::number)->action;
    PendingAction pending;
    pending.source = piece;
    pending.action = action;
    pending.clause = action.clause;
    pending.to = action.removesSelf ? kRemoved : kDiscard;
    logNote(state, "WW-T04", "played", {card, number});
    move(state.table, piece, kPlay);
    if (action.kind == Kind::Gain) gain(setup, state, action.amount, pending.clause);
    else if (action.kind == Kind::Strike && action.piece.empty())
        strike(setup, state, action.amount, {}, pending.clause);
    else pending.choice = action.kind == Kind::Move ? Choice::Mover : Choice::Site;
    state.pending = std::move(pending);
}

std::vector<std::string> answers(const Setup& setup, const State& state)
{
    if (!state.pending) return {};
    const Board board(setup, state.table);
    const PendingAction& pending = *state.pending;
    switch (pending.choice) {
    case Choice::Nothing: return {};
    case Choice::Mover: {
        Regions regions = moverRegions(board, pending.action, pending.moved);
        if (!pending.moved.empty()) regions.emplace_back(kStop);
        return regions;
    }
    case Choice::Which: return {std::string(kFresh), std::string(kUsed)};
    case Choice::Destination: return reachable(board, pending.action.piece, pending.region, pending.action.amount);
    case Choice::Site: return sites(board, pending.action);
    case Choice::Target:
        return pending.action.kind == Kind::Bombard ? artilleryTargets(board, pending.region)
                                                    : coastTargets(board, pending.region);
    case Choice::Push: return pushable(board, pending.region);
    }
    return {};
}

void answer(const Setup& setup, State& state, const std::string& choice)
{
    switch (state.pending->choice) {
    case Choice::Nothing: break;
    case Choice::Mover:
        if (choice == kStop) state.pending->choice = Choice::Nothing;
        else chooseMover(state, choice);
        break;
    case Choice::Which: chooseWhich(state, choice); break;
    case Choice::Destination: chooseDestination(state, choice); break;
    case Choice::Site: chooseSite(setup, state, choice); break;
    case Choice::Target: chooseTarget(setup, state, choice); break;
    case Choice::Push: push(state, choice); break;
    }
}

void advance(const Setup& setup, State& state)
{
    while (state.pending || state.joint) {
        if (!state.pending) {
            if (!state.joint->resolved && canStillJoin(setup, state)) return;
            if (!state.joint->resolved) resolveJointAttack(setup, state);
            if (!finishNextPart(setup, state)) return;
        }
        const std::vector<std::string> choices = state.table.outcome ? std::vector<std::string>{}
                                                                     : answers(setup, state);
        if (choices.size() > 1) return;
        if (choices.empty()) finish(state);
        else answer(setup, state, choices.front());
    }
}

Note question(const Setup& setup, const State& state)
{
    if (!state.pending)
        return note(
            "WW-T31", "ask-join",
            {word(state.joint->region), state.joint->power, shieldAt(Board(setup, state.table), state.joint->region)});
    const PendingAction& pending = *state.pending;
    switch (pending.choice) {
    case Choice::Mover: return note(pending.clause, "ask-mover", {word(pending.action.piece)});
    case Choice::Which: return note(pending.clause, "ask-which", {word(pending.action.piece), word(pending.region)});
    case Choice::Destination:
        return note(pending.clause, "ask-way", {word(pending.action.piece), word(pending.region)});
    case Choice::Push: return note(pending.clause, "ask-push", {word(pending.region)});
    default: break;
    }
    const CardIndex card = state.table.piece(pending.source)->card;
    if (pending.action.kind == Kind::Enter) return note(pending.clause, "ask-entrance", {word(pending.action.piece)});
    return note(pending.clause, pending.action.kind == Kind::Build ? "ask-building-site" : "ask-target", {card});
}

}  // namespace mazzo::goldfish::waroftheworlds

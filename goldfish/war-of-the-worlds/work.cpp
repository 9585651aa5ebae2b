// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/work.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/effects.h"
#include "goldfish/war-of-the-worlds/joint.h"
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = Deed::Kind;

/// The pieces in a region that the move under way may take.
std::vector<const Piece*> movers(const State& state, std::string_view region)
{
    const Work& work = *state.work;
    std::vector<const Piece*> found;
    for (const Piece& piece : state.table.pile(kBoard).pieces)
        if (piece.place == region && mayServe(piece, work.deed) &&
            std::ranges::find(work.moved, piece.id) == work.moved.end())
            found.push_back(&piece);
    return found;
}

void chooseMover(State& state, const std::string& region)
{
    Work& work = *state.work;
    work.region = region;
    const auto there = movers(state, region);
    const auto used = std::ranges::count_if(there, [](const Piece* piece) { return piece->is(kUsed); });
    work.mover = there.front()->id;
    work.ask = used > 0 && used < static_cast<std::ptrdiff_t>(there.size()) ? Ask::Which : Ask::Way;
}

void chooseWhich(State& state, const std::string& choice)
{
    Work& work = *state.work;
    const auto there = movers(state, work.region);
    work.mover =
        (*std::ranges::find_if(there, [&](const Piece* piece) { return piece->is(kUsed) == (choice == kUsed); }))->id;
    work.ask = Ask::Way;
}

void chooseWay(State& state, const std::string& region)
{
    Work& work = *state.work;
    movePiece(state, work.mover, region, work.clause);
    if (work.deed.designates) onBoard(state, work.mover).set(kUsed);
    work.moved.push_back(work.mover);
    work.ask = static_cast<int>(work.moved.size()) < work.deed.times ? Ask::Mover : Ask::Nothing;
}

void spread(const Setup& setup, State& state, const std::string& region)
{
    harm(setup, state, powerOf(Board(setup, state.table), state.work->deed), region);
    if (!state.table.outcome) spreadCondition(setup, state, region);
}

void chooseSite(const Setup& setup, State& state, const std::string& region)
{
    Work& work = *state.work;
    work.ask = Ask::Nothing;
    switch (work.deed.kind) {
    case Kind::Strike:
        work.region = region;
        if (work.deed.piece == kNaval) {
            work.ask = Ask::Range;
            return;
        }
        designate(state, work.deed, region);
        return strike(setup, state, work.deed.amount, region, work.clause);
    case Kind::Harm:
        if (needsOthers(Board(setup, state.table), region, work.deed)) return openJoint(setup, state, region);
        if (work.deed.designates) designate(state, work.deed, region);
        return harm(setup, state, powerOf(Board(setup, state.table), work.deed), region);
    case Kind::Spread:
        if (needsOthers(Board(setup, state.table), region, work.deed)) return openJoint(setup, state, region);
        return spread(setup, state, region);
    case Kind::Kill: return killCivilian(setup, state, region, work.clause);
    case Kind::Enter: return enter(state, work.deed.piece, region, work.clause);
    case Kind::Build: return build(setup, state, state.table.piece(work.source)->card, region);
    default: return;
    }
}

void chooseRange(const Setup& setup, State& state, const std::string& region)
{
    Work& work = *state.work;
    work.ask = Ask::Nothing;
    if (work.deed.kind == Kind::Bombard) onBoard(state, work.source).set(kUsed);
    else designate(state, work.deed, work.region);
    strike(setup, state, work.deed.amount, region, work.clause);
}

void push(State& state, const std::string& region)
{
    Work& work = *state.work;
    const std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto army = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return piece.thing == kArmy && piece.place == work.region; });
    movePiece(state, army->id, region, work.clause);
    work.ask = Ask::Nothing;
}

/// WW-T07, WW-T12 to WW-T15: the card goes where it belongs, and the gap in the reserve is filled.
void finish(State& state)
{
    const Work work = std::move(*state.work);
    state.work.reset();
    if (work.to.empty()) return;
    const CardIndex card = state.table.piece(work.source)->card;
    move(state.table, work.source, work.to);
    tell(state, work.slot ? work.clause : "WW-T07", work.to == kRemoved ? "left-the-game" : "to-discard", {card});
    if (work.slot) refill(state, *work.slot);
}

}  // namespace

void designate(State& state, const Deed& deed, const std::string& region)
{
    std::vector<Piece>& pieces = state.table.pile(kBoard).pieces;
    const auto found = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return piece.place == region && mayServe(piece, deed); });
    if (found != pieces.end()) found->set(kUsed);
}

void spreadCondition(const Setup& setup, State& state, const std::string& region)
{
    Work& work = *state.work;
    work.region = region;
    if (!work.deed.tile.empty()) putTile(state, work.deed.tile, region, work.clause);
    else if (Board(setup, state.table).count(kArmy, region) > 0) work.ask = Ask::Push;
}

void playCard(const Setup& setup, State& state, PieceId piece, int number)
{
    const CardIndex card = state.table.piece(piece)->card;
    const auto possible = alternatives(Board(setup, state.table), card);
    const Deed deed = std::ranges::find(possible, number, &Alternative::number)->deed;
    Work work;
    work.source = piece;
    work.deed = deed;
    work.clause = clauseOf(setup, card, number);
    work.to = deed.removesSelf ? kRemoved : kDiscard;
    tell(state, "WW-T04", "played", {card, number});
    move(state.table, piece, kPlay);
    if (deed.kind == Kind::Gain) gain(setup, state, deed.amount, work.clause);
    else if (deed.kind == Kind::Strike && deed.piece.empty()) strike(setup, state, deed.amount, {}, work.clause);
    else work.ask = deed.kind == Kind::Move ? Ask::Mover : Ask::Site;
    state.work = std::move(work);
}

std::vector<std::string> answers(const Setup& setup, const State& state)
{
    if (!state.work) return {};
    const Board board(setup, state.table);
    const Work& work = *state.work;
    switch (work.ask) {
    case Ask::Nothing: return {};
    case Ask::Mover: {
        Regions regions = moverRegions(board, work.deed, work.moved);
        if (!work.moved.empty()) regions.emplace_back(kStop);
        return regions;
    }
    case Ask::Which: return {std::string(kFresh), std::string(kUsed)};
    case Ask::Way: return reachable(board, work.deed.piece, work.region, work.deed.amount);
    case Ask::Site: return sites(board, work.deed);
    case Ask::Range:
        return work.deed.kind == Kind::Bombard ? artilleryTargets(board, work.region)
                                               : coastTargets(board, work.region);
    case Ask::Push: return pushable(board, work.region);
    }
    return {};
}

void answer(const Setup& setup, State& state, const std::string& choice)
{
    switch (state.work->ask) {
    case Ask::Nothing: break;
    case Ask::Mover:
        if (choice == kStop) state.work->ask = Ask::Nothing;
        else chooseMover(state, choice);
        break;
    case Ask::Which: chooseWhich(state, choice); break;
    case Ask::Way: chooseWay(state, choice); break;
    case Ask::Site: chooseSite(setup, state, choice); break;
    case Ask::Range: chooseRange(setup, state, choice); break;
    case Ask::Push: push(state, choice); break;
    }
}

void advance(const Setup& setup, State& state)
{
    while (state.work || state.joint) {
        if (!state.work) {
            if (!state.joint->resolved && canStillJoin(setup, state)) return;
            if (!state.joint->resolved) resolveJoint(setup, state);
            if (!nextOfJoint(setup, state)) return;
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
    if (!state.work)
        return note(
            "WW-T31", "ask-join",
            {word(state.joint->region), state.joint->power, shieldAt(Board(setup, state.table), state.joint->region)});
    const Work& work = *state.work;
    switch (work.ask) {
    case Ask::Mover: return note(work.clause, "ask-mover", {word(work.deed.piece)});
    case Ask::Which: return note(work.clause, "ask-which", {word(work.deed.piece), word(work.region)});
    case Ask::Way: return note(work.clause, "ask-way", {word(work.deed.piece), word(work.region)});
    case Ask::Push: return note(work.clause, "ask-push", {word(work.region)});
    default: break;
    }
    const CardIndex card = state.table.piece(work.source)->card;
    if (work.deed.kind == Kind::Enter) return note(work.clause, "ask-entrance", {word(work.deed.piece)});
    return note(work.clause, work.deed.kind == Kind::Build ? "ask-building-site" : "ask-target", {card});
}

}  // namespace mazzo::goldfish::waroftheworlds

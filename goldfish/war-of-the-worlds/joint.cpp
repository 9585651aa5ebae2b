// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/joint.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/effects.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/work.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = Deed::Kind;

/// Whether the damage so far may fall as it is: the shield breaks, or only special attacks were declared (WW-T32).
bool mayStop(const Board& board, const Joint& joint)
{
    const bool special = std::ranges::all_of(joint.works,
                                             [](const Work& work) { return work.deed.kind == Kind::Spread; });
    return special || mayAttack(board, joint.region, std::array{joint.power});
}

/// The attacks that leave the shield breakable.
std::vector<Alternative> joinable(const Board& board, const Joint& joint, CardIndex card)
{
    const Board rest = board.without(card);
    std::vector<Alternative> attacks = attacksOn(board, joint.region, card);
    std::erase_if(attacks, [&](const Alternative& attack) {
        return !mayAttack(
            board, joint.region,
            std::array{joint.power, powerOf(board, attack.deed), mostJoined(rest, joint.region, &attack.deed)});
    });
    return attacks;
}

void add(const Setup& setup, State& state, Work work)
{
    Joint& joint = *state.joint;
    if (work.deed.designates) designate(state, work.deed, joint.region);
    const Board board(setup, state.table);
    joint.power += powerOf(board, work.deed);
    tell(state, "WW-T31", "joined",
         {state.table.piece(work.source)->card, word(joint.region), joint.power, shieldAt(board, joint.region)});
    work.ask = Ask::Nothing;
    joint.works.push_back(std::move(work));
}

/// A card from the hand joins the attack.
void join(const Setup& setup, State& state, PieceId piece, int number)
{
    const CardIndex card = state.table.piece(piece)->card;
    const auto attacks = attacksOn(Board(setup, state.table), state.joint->region, card);
    Work work;
    work.source = piece;
    work.deed = std::ranges::find(attacks, number, &Alternative::number)->deed;
    work.clause = clauseOf(setup, card, number);
    work.to = work.deed.removesSelf ? kRemoved : kDiscard;
    tell(state, "WW-T04", "played", {card, number});
    move(state.table, piece, kPlay);
    add(setup, state, std::move(work));
}

}  // namespace

void openJoint(const Setup& setup, State& state, const std::string& region)
{
    Work work = std::move(*state.work);
    state.work.reset();
    state.joint = Joint{region, 0, {}, false};
    add(setup, state, std::move(work));
}

std::vector<Offer> jointOffers(const Setup& setup, const State& state)
{
    std::vector<Offer> offers;
    std::vector<CardIndex> seen;
    const Board board(setup, state.table);
    for (const Piece& piece : state.table.pile(setup.procedure.hand).pieces) {
        if (std::ranges::find(seen, piece.card) != seen.end()) continue;
        seen.push_back(piece.card);
        for (const Alternative& attack : joinable(board, *state.joint, piece.card))
            offers.push_back(offeredPair("play", {cardOperand(piece.card, piece.id)}, ":",
                                         {numberOperand(attack.number)}, "WW-T31"));
    }
    if (mayStop(board, *state.joint)) offers.push_back(offered("pick", {wordOperand(std::string(kStop))}, "WW-T31"));
    return offers;
}

bool canStillJoin(const Setup& setup, const State& state)
{
    const Board board(setup, state.table);
    return std::ranges::any_of(board.hand(),
                               [&](CardIndex card) { return !joinable(board, *state.joint, card).empty(); });
}

void decideJoint(const Setup& setup, State& state, const Action& action)
{
    if (action.is("pick")) resolveJoint(setup, state);
    else join(setup, state, action.operand().piece, action.number(1));
}

void resolveJoint(const Setup& setup, State& state)
{
    state.joint->resolved = true;
    harm(setup, state, state.joint->power, state.joint->region);
}

bool nextOfJoint(const Setup& setup, State& state)
{
    Joint& joint = *state.joint;
    if (joint.works.empty()) {
        state.joint.reset();
        return false;
    }
    state.work = std::move(joint.works.front());
    joint.works.erase(joint.works.begin());
    if (state.work->deed.kind == Kind::Spread && !state.table.outcome) spreadCondition(setup, state, joint.region);
    return true;
}

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/joint_attack.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/board_changes.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/pending_action.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = CardAction::Kind;

/// Whether the damage so far may fall as it is: the shield breaks, or only special attacks were declared (WW-T32).
bool mayStop(const Board& board, const JointAttack& joint)
{
    const bool special = std::ranges::all_of(
        joint.parts, [](const PendingAction& pending) { return pending.action.kind == Kind::Spread; });
    return special || mayAttack(board, joint.region, std::array{joint.power});
}

/// The attacks that leave the shield breakable.
std::vector<Alternative> joinable(const Board& board, const JointAttack& joint, CardIndex card)
{
    const Board rest = board.without(card);
    std::vector<Alternative> attacks = attacksOn(board, joint.region, card);
    std::erase_if(attacks, [&](const Alternative& attack) {
        return !mayAttack(
            board, joint.region,
            std::array{joint.power, powerOf(board, attack.action), maxJoined(rest, joint.region, &attack.action)});
    });
    return attacks;
}

void add(const Setup& setup, State& state, PendingAction pending)
{
    JointAttack& joint = *state.joint;
    if (pending.action.once) markUsed(state, pending.action, joint.region);
    const Board board(setup, state.table);
    joint.power += powerOf(board, pending.action);
    logNote(state, "WW-T31", "joined",
            {state.table.piece(pending.source)->card, word(joint.region), joint.power, shieldAt(board, joint.region)});
    pending.choice = Choice::Nothing;
    joint.parts.push_back(std::move(pending));
}

/// A card from the hand joins the attack.
void join(const Setup& setup, State& state, PieceId piece, int number)
{
    const CardIndex card = state.table.piece(piece)->card;
    const auto attacks = attacksOn(Board(setup, state.table), state.joint->region, card);
    PendingAction pending;
    pending.source = piece;
    pending.action = std::ranges::find(attacks, number, &Alternative::number)->action;
    pending.clause = pending.action.clause;
    pending.to = pending.action.removesSelf ? kRemoved : kDiscard;
    logNote(state, "WW-T04", "played", {card, number});
    move(state.table, piece, kPlay);
    add(setup, state, std::move(pending));
}

}  // namespace

void startJointAttack(const Setup& setup, State& state, const std::string& region)
{
    PendingAction pending = std::move(*state.pending);
    state.pending.reset();
    state.joint = JointAttack{region, 0, {}, false};
    add(setup, state, std::move(pending));
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

void continueJointAttack(const Setup& setup, State& state, const Action& action)
{
    if (action.is("pick")) resolveJointAttack(setup, state);
    else join(setup, state, action.operand().piece, action.number(1));
}

void resolveJointAttack(const Setup& setup, State& state)
{
    state.joint->resolved = true;
    harm(setup, state, state.joint->power, state.joint->region);
}

bool finishNextPart(const Setup& setup, State& state)
{
    JointAttack& joint = *state.joint;
    if (joint.parts.empty()) {
        state.joint.reset();
        return false;
    }
    state.pending = std::move(joint.parts.front());
    joint.parts.erase(joint.parts.begin());
    if (state.pending->action.kind == Kind::Spread && !state.table.outcome) spreadCondition(setup, state, joint.region);
    return true;
}

}  // namespace mazzo::goldfish::waroftheworlds

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/turn.h"

#include "goldfish/zombinion/effects.h"
#include "goldfish/zombinion/moves.h"
#include "goldfish/zombinion/score.h"

namespace mazzo::goldfish::zombinion {

namespace {

bool holdsAction(const Match& match)
{
    unsigned flags = 0;
    for (const Card card : match.state.owner().hand) flags |= match.data.flags[at(kindOf(card))];
    return (flags & GameData::Action) != 0;
}

void hunt(const Match& match)
{
    if (match.state.phase == Phase::Caccia) return;
    match.state.phase = Phase::Caccia;
    report(match, "ZB-T14", "phase", match.state.active, "caccia");
}

void resetCounters(const Match& match)
{
    const Limits& limits = match.data.limits;
    match.state.actions = static_cast<std::int16_t>(limits.actions);
    match.state.buys = static_cast<std::int16_t>(limits.buys);
    match.state.colpi = static_cast<std::int16_t>(limits.colpi);
    match.state.spent = 0;
}

/// Mirare without a known value gave nothing.
void warnOfUnknown(const Match& match, Cards laid)
{
    for (const Card* card = laid.first; card != laid.last; ++card)
        if (match.data.colpi[at(kindOf(*card))] == 0)
            warn(match, "ZB-T16", "zombinion.colpi-unknown", match.state.active, *card);
}

}  // namespace

void beginTurn(const Match& match, std::size_t seat)
{
    State& state = match.state;
    state.active = static_cast<std::uint8_t>(seat);
    resetCounters(match);
    state.phase = Phase::Azione;
    ++state.owner().turns;
    report(match, "ZB-T02", "turn", seat, state.owner().turns);
    settle(match);
}

void settle(const Match& match)
{
    State& state = match.state;
    if (state.depth > 0) return;
    state.question = {};
    state.question.kind = QuestionKind::Turn;
    state.question.seat = state.question.victim = state.active;
    state.chosen.clear();
    if (state.phase == Phase::Azione && (state.actions == 0 || !holdsAction(match))) hunt(match);
}

bool canPlay(const Match& match, Kind kind)
{
    return match.state.phase == Phase::Azione && match.state.actions > 0 && match.data.is(kind, GameData::Action);
}

bool canBuy(const Match& match, Kind kind)
{
    const State& state = match.state;
    return state.buys > 0 && state.supply[at(kind)] > 0 && match.data.costKnown(kind) &&
           match.cost(kind) <= state.colpi;
}

void playCard(const Match& match, Card card)
{
    State& state = match.state;
    --state.actions;
    state.owner().hand.remove(card);
    state.owner().play.push(card);
    report(match, "ZB-T03", "zombinion.played", state.active, card);
    push(match, card);
    resolve(match);
    settle(match);
}

void shoot(const Match& match, Card card)
{
    State& state = match.state;
    hunt(match);
    state.owner().hand.remove(card);
    state.owner().play.push(card);
    state.colpi = static_cast<std::int16_t>(state.colpi + match.data.colpi[at(kindOf(card))]);
    if (match.log) warnOfUnknown(match, cardsIn(state.owner().play, state.owner().play.size() - 1));
    report(match, "ZB-T16", "zombinion.shot", state.active, 1, card, static_cast<int>(state.colpi));
}

void shootAll(const Match& match)
{
    State& state = match.state;
    hunt(match);
    Seat& owner = state.owner();
    const std::size_t laid = owner.play.size();
    int colpi = state.colpi;
    owner.hand.sortOut(owner.play, [&](Card card) {
        colpi += match.data.colpi[at(kindOf(card))];
        return match.data.is(kindOf(card), GameData::Mirare);
    });
    state.colpi = static_cast<std::int16_t>(colpi);
    if (!match.log) return;
    warnOfUnknown(match, cardsIn(owner.play, laid));
    report(match, "ZB-T16", "zombinion.shot", state.active, static_cast<int>(owner.play.size() - laid),
           cardsIn(owner.play, laid), colpi);
}

void buy(const Match& match, Kind kind)
{
    State& state = match.state;
    hunt(match);
    state.colpi = static_cast<std::int16_t>(state.colpi - match.cost(kind));
    state.spent = static_cast<std::int16_t>(state.spent + match.cost(kind));
    --state.buys;
    take(match, state.active, kind, To::Discard);
    report(match, "ZB-T17", "zombinion.bought", state.active, kind, match.cost(kind), static_cast<int>(state.colpi));
}

void endTurn(const Match& match)
{
    State& state = match.state;
    Seat& owner = state.owner();
    hunt(match);
    report(match, "ZB-T23", "zombinion.cleaned", state.active, static_cast<int>(owner.play.size()),
           static_cast<int>(owner.hand.size()));
    state.colpiMade = static_cast<std::int16_t>(state.colpi + state.spent);
    ++state.turnsEnded;
    owner.discard.append(owner.play);
    owner.discard.append(owner.hand);
    owner.play.clear();
    owner.hand.clear();
    draw(match, state.active, match.data.limits.newHand, "ZB-T24");
    if (isFinished(match)) {
        // What was left of the turn is lost, even when no turn follows (ZB-T19).
        resetCounters(match);
        state.question = {};
        return;
    }
    beginTurn(match, (std::size_t{state.active} + 1) % state.seatCount);
}

}  // namespace mazzo::goldfish::zombinion

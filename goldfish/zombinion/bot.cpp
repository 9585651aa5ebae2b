// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/bot.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/turn.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr int kFirstListed = 10'000;  // a strategy's own order comes before the priorities of the pack

/// A card that only fills the hand during the game.
bool isDead(const Match& match, Kind kind)
{
    return !match.data.is(kind, GameData::Action) && !match.data.is(kind, GameData::Mirare);
}

/// How much a card in the hand is worth keeping.
int worth(const Match& match, Kind kind)
{
    if (isDead(match, kind)) return kind == Kind::Infezione ? -2 : -1;
    return match.cost(kind) + (match.data.is(kind, GameData::Mirare) ? 1 : 0);
}

bool isLate(const Match& match) { return match.state.supply[at(Kind::MoltiPiuZombi)] <= 3; }

/// What the player does not want to own: Infezione always, Zombi until late, Pallottola once there is better.
bool isUnwanted(const Match& match, const Seat& owner, Kind kind)
{
    if (kind == Kind::Infezione) return true;
    if (kind == Kind::Zombi) return !isLate(match);
    if (kind != Kind::Pallottola || isLate(match)) return false;
    int better = 0;
    for (const CardPile* pile : {&owner.deck, &owner.hand, &owner.play, &owner.discard})
        for (const Card card : *pile)
            if (kindOf(card) == Kind::Proiettili || kindOf(card) == Kind::Caricatore) ++better;
    return better >= 2;
}

bool isUseful(const Match& match, Kind kind)
{
    const Seat& owner = match.state.owner();
    const auto holdsUnwanted = [&] {
        return std::any_of(owner.hand.begin(), owner.hand.end(),
                           [&](Card card) { return isUnwanted(match, owner, kindOf(card)); });
    };
    // Cards that do more than this one thing are always worth playing.
    const std::span<const Instruction> program = match.data.program(kind);
    if (program.size() != 1) return true;
    switch (program.front().op) {
    case Op::TrashForColpi: return owner.hand.first(program.front().kind) != kNoCard;
    case Op::TrashUpTo: return holdsUnwanted();
    case Op::Exchange: return holdsUnwanted() || owner.hand.first(Kind::Caricatore) != kNoCard;
    default: return true;
    }
}

bool playsTwice(const Match& match, Kind kind)
{
    return std::ranges::any_of(match.data.program(kind),
                               [](const Instruction& instruction) { return instruction.op == Op::PlayTwice; });
}

Card bestAction(const Match& match, const Strategy& strategy)
{
    Card best = kNoCard;
    int highest = 0;
    for (const Card card : match.state.owner().hand) {
        const Kind kind = kindOf(card);
        if (!match.data.is(kind, GameData::Action) || !isUseful(match, kind)) continue;
        const auto listed = std::find(strategy.plays.begin(), strategy.plays.end(), kind);
        const int value = listed == strategy.plays.end()
                              ? match.data.playPriority[at(kind)]
                              : kFirstListed - static_cast<int>(listed - strategy.plays.begin());
        if (value <= highest) continue;
        highest = value;
        best = card;
    }
    return best;
}

void takeTurn(const Match& match, const Strategy& strategy)
{
    State& state = match.state;
    if (state.phase == Phase::Azione)
        if (const Card card = bestAction(match, strategy); card != kNoCard) return playCard(match, card);
    shootAll(match);
    while (state.buys > 0) {
        const Kind kind = nextBuy(match, state.active, strategy, state.colpi);
        if (kind == Kind::None) break;
        buy(match, kind);
    }
    endTurn(match);
}

/// The choice with the highest value; of equals the first.
template <class Value>
Card bestChoice(const Match& match, Value value)
{
    Card best = kNoCard;
    int highest = 0;
    forEachChoice(match, [&](Card card) {
        const int own = value(kindOf(card));
        if (best != kNoCard && own <= highest) return;
        best = card;
        highest = own;
    });
    return best;
}

/// Picks choices while `wants` says so, and ends the choice unless the last pick did.
template <class Wants>
void pickAll(const Match& match, Wants wants)
{
    const Question question = match.state.question;
    CardPile picks;
    forEachChoice(match, [&](Card card) {
        if (picks.size() < static_cast<std::size_t>(question.max) && wants(kindOf(card))) picks.push(card);
    });
    for (const Card card : picks) pick(match, card);
    if (picks.size() < static_cast<std::size_t>(question.max)) finish(match);
}

int gainValue(const Match& match, const Strategy& strategy, std::size_t seat, Kind kind)
{
    const Kind wanted = nextBuy(match, seat, strategy, match.state.question.limit);
    if (kind == wanted) return 100;
    if (kind == Kind::Infezione) return -1;
    return match.cost(kind) * 2 + (isDead(match, kind) && !isLate(match) ? 0 : 1);
}

/// Of a card that is exchanged for a better one, the value of trashing it.
int trashValue(const Match& match, const Seat& owner, Kind kind)
{
    if (kind == Kind::Caricatore && isLate(match)) return 60;
    return isUnwanted(match, owner, kind) ? 50 - match.data.points[at(kind)] : -worth(match, kind);
}

void choose(const Match& match, const Strategy& strategy)
{
    const Question question = match.state.question;
    const Seat& owner = match.seat(question.seat);
    const auto best = [&](auto value) { pick(match, bestChoice(match, value)); };
    switch (question.kind) {
    case QuestionKind::Discard: return pickAll(match, [&](Kind kind) { return isDead(match, kind); });
    case QuestionKind::Trash:
        if (question.min == 0) return pickAll(match, [&](Kind kind) { return isUnwanted(match, owner, kind); });
        return best([&](Kind kind) { return trashValue(match, owner, kind); });
    case QuestionKind::Steal: return pickAll(match, [](Kind kind) { return kind != Kind::Pallottola; });
    case QuestionKind::DiscardDown: return best([&](Kind kind) { return -worth(match, kind); });
    case QuestionKind::TrashMirare:
        return best([](Kind kind) { return kind == Kind::Proiettili ? 2 : kind == Kind::Pallottola ? 1 : 0; });
    case QuestionKind::Throne:
        return best([&](Kind kind) { return playsTwice(match, kind) ? 1 : int{match.data.playPriority[at(kind)]}; });
    case QuestionKind::Gain:
    case QuestionKind::GainMirare:
        return best([&](Kind kind) { return gainValue(match, strategy, question.seat, kind); });
    default: return best([&](Kind kind) { return match.cost(kind); });
    }
}

bool answersYes(const Match& match, const Question& question)
{
    const State& state = match.state;
    switch (question.kind) {
    case QuestionKind::SetAside: return state.actions == 0;
    case QuestionKind::Inspect:
        return isDead(match, kindOf(state.revealed.top())) == (question.seat == question.victim);
    case QuestionKind::Flip: return !state.owner().discard.empty();
    default: return true;
    }
}

}  // namespace

void decideBy(const Match& match, const Strategy& strategy)
{
    const Question& question = match.state.question;
    if (question.kind == QuestionKind::Turn) takeTurn(match, strategy);
    else if (isYesNo(question.kind)) decide(match, answersYes(match, question));
    else choose(match, strategy);
}

}  // namespace mazzo::goldfish::zombinion

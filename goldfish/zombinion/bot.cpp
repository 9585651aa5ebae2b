// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/bot.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/bot_values.h"
#include "goldfish/zombinion/endgame.h"
#include "goldfish/zombinion/turn.h"

#include <algorithm>
#include <utility>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr int kFirstListed = 10'000;  // a strategy's own order comes before the priorities of the pack

bool isUseful(const Player& player, Kind kind)
{
    const Match& match = player.match;
    const Seat& owner = player.owner();
    // Cards that do more than this one thing are always worth playing.
    const std::span<const Instruction> program = match.data.program(kind);
    if (program.size() != 1) return true;
    const Instruction& only = program.front();
    switch (only.op) {
    case Op::TrashForColpi: return owner.hand.first(only.kind) != kNoCard && !player.keeps(only.kind);
    case Op::TrashUpTo: return !player.unwanted(static_cast<std::size_t>(only.amount)).empty();
    case Op::Exchange:
        return std::any_of(owner.hand.begin(), owner.hand.end(), [&, skipped = false](Card card) mutable {
            // One copy of the card is the one that is played.
            if (kindOf(card) == kind && !std::exchange(skipped, true)) return false;
            return player.exchangeValue(kindOf(card), only.amount) > 0;
        });
    default: return true;
    }
}

bool playsTwice(const Match& match, Kind kind)
{
    return std::ranges::any_of(match.data.program(kind),
                               [](const Instruction& instruction) { return instruction.op == Op::PlayTwice; });
}

Card bestAction(const Player& player)
{
    const Match& match = player.match;
    Card best = kNoCard;
    int highest = 0;
    for (const Card card : match.state.owner().hand) {
        const Kind kind = kindOf(card);
        if (!match.data.is(kind, GameData::Action)) continue;
        const Listed wish = listed(match, player.seat, player.strategy.plays, kind);
        if (wish.named ? wish.rank == 0 : !isUseful(player, kind)) continue;
        const int value = wish.named ? kFirstListed + wish.rank : int{match.data.playPriority[at(kind)]};
        if (value <= highest) continue;
        highest = value;
        best = card;
    }
    return best;
}

void takeTurn(const Player& player)
{
    const Match& match = player.match;
    State& state = match.state;
    if (state.phase == Phase::Azione)
        if (const Card card = bestAction(player); card != kNoCard) return playCard(match, card);
    shootAll(match);
    while (state.buys > 0) {
        const Kind kind = player.strategy.minds ? carefulBuy(match, player.strategy)
                                                : nextBuy(match, state.active, player.strategy, state.colpi);
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

int gainValue(const Player& player, Kind kind)
{
    if (kind == nextBuy(player.match, player.seat, player.strategy, player.match.state.question.limit)) return 1000;
    return player.worth(kind);
}

/// How soon a card of the hand is discarded, if one must be.
int discardValue(const Player& player, Kind kind)
{
    const int value = -handValue(player.match, kind);
    if (player.keeps(kind)) return value - 2 * kFirstListed;
    const Listed wish = listed(player.match, player.seat, player.strategy.discards, kind);
    if (!wish.named) return value;
    return wish.rank > 0 ? kFirstListed + wish.rank : value - kFirstListed;
}

bool discardsFreely(const Player& player, Kind kind)
{
    if (player.keeps(kind)) return false;
    const Listed wish = listed(player.match, player.seat, player.strategy.discards, kind);
    return wish.named ? wish.rank > 0 : isDead(player.match, kind);
}

/// What the player who revealed a card would have of it this turn; that is what the neighbour takes away (ZB-K26).
int revealedValue(const Match& match, Kind kind)
{
    if (match.data.is(kind, GameData::Mirare)) return 10 * match.data.colpi[at(kind)];
    return match.data.is(kind, GameData::Action) && match.state.actions > 0 ? 10 + 5 * match.cost(kind) : 0;
}

void trash(const Player& player)
{
    const Question question = player.match.state.question;
    if (question.min > 0) {
        const std::span<const Instruction> program = player.match.data.program(question.about);
        const int more = program.size() == 1 ? int{program.front().amount} : 0;
        return pick(player.match,
                    bestChoice(player.match, [&](Kind kind) { return player.exchangeValue(kind, more); }));
    }
    const CardPile picks = player.unwanted(static_cast<std::size_t>(question.max));
    for (const Card card : picks) pick(player.match, card);
    if (picks.size() < static_cast<std::size_t>(question.max)) finish(player.match);
}

void choose(const Player& player)
{
    const Match& match = player.match;
    const Question question = match.state.question;
    const auto best = [&](auto value) { pick(match, bestChoice(match, value)); };
    switch (question.kind) {
    case QuestionKind::Discard: return pickAll(match, [&](Kind kind) { return discardsFreely(player, kind); });
    case QuestionKind::Trash: return trash(player);
    case QuestionKind::Steal: return pickAll(match, [](Kind kind) { return kind != Kind::Pallottola; });
    case QuestionKind::DiscardDown: return best([&](Kind kind) { return discardValue(player, kind); });
    case QuestionKind::TrashMirare:
        return best([](Kind kind) { return kind == Kind::Proiettili ? 2 : kind == Kind::Pallottola ? 1 : 0; });
    case QuestionKind::Throne:
        return best([&](Kind kind) { return playsTwice(match, kind) ? 1 : int{match.data.playPriority[at(kind)]}; });
    case QuestionKind::Leave: return best([&](Kind kind) { return revealedValue(match, kind); });
    case QuestionKind::Gain:
    case QuestionKind::GainMirare: return best([&](Kind kind) { return gainValue(player, kind); });
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
    const Player player{match, strategy, question.seat};
    if (question.kind == QuestionKind::Turn) takeTurn(player);
    else if (isYesNo(question.kind)) decide(match, answersYes(match, question));
    else choose(player);
}

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/attack_effects.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/moves.h"

namespace mazzo::goldfish::zombinion {

namespace {

/// The player that `frame` has come to: 1 is the left neighbour of the active one.
std::size_t seatAt(const Match& match, const Frame& frame)
{
    return (match.state.active + std::size_t{frame.seat}) % match.state.seatCount;
}

/// Continues with the next other player that the card affects; false after the last one.
bool nextVictim(const Match& match, Frame& frame)
{
    while (++frame.seat < match.state.seatCount)
        if ((frame.immune >> seatAt(match, frame) & 1) == 0) return true;
    return false;
}

/// A question about the cards of the player that `frame` has come to.
Question about(const Match& match, const Frame& frame, QuestionKind kind, bool victimDecides, std::size_t min,
               std::size_t max)
{
    Question question;
    question.kind = kind;
    question.victim = static_cast<std::uint8_t>(seatAt(match, frame));
    question.seat = victimDecides ? question.victim : match.state.active;
    question.min = static_cast<std::int16_t>(min);
    question.max = static_cast<std::int16_t>(max);
    return question;
}

/// A card in a player's hand that protects from Attacks; none if there is none.
Card reactionOf(const Match& match, std::size_t seat)
{
    for (const Card card : match.seat(seat).hand)
        if (match.data.is(kindOf(card), GameData::Reaction)) return card;
    return kNoCard;
}

void reportAlone(const Match& match, const Frame& frame)
{
    if (match.state.seatCount == 1) report(match, "ZB-T30", "zombinion.nobody-else", match.state.active, frame.card);
}

/// Trashes the Mirare that the attacker picked, if any, and discards the rest of what was revealed.
void rob(const Match& match, Frame& frame, std::size_t victim, Card picked)
{
    State& state = match.state;
    if (picked != kNoCard) {
        state.revealed.remove(picked);
        state.trash.push(picked);
        ++frame.value;
        report(match, clauseOf(match, frame), "zombinion.trashed", victim, 1, picked);
    }
    discardRevealed(match, victim, clauseOf(match, frame));
}

}  // namespace

bool windowClosed(const Match& match, Frame& frame)
{
    if (frame.stage > 0) {
        frame.stage = 0;
        if (match.state.yes) {
            frame.immune = static_cast<std::uint8_t>(frame.immune | 1U << seatAt(match, frame));
            report(match, "ZB-T29", "zombinion.reacted", seatAt(match, frame), match.state.question.named);
        }
    }
    while (++frame.seat < match.state.seatCount) {
        const Card reaction = reactionOf(match, seatAt(match, frame));
        if (reaction == kNoCard) continue;
        Question question = about(match, frame, QuestionKind::React, true, 0, 0);
        question.named = kindOf(reaction);
        static_cast<void>(waitFor(match, frame, question));
        return false;
    }
    return true;
}

Progress othersTopVictory(const Match& match, Frame& frame)
{
    reportAlone(match, frame);
    if (frame.stage > 0) {
        frame.stage = 0;
        const std::size_t victim = seatAt(match, frame);
        const Card card = match.state.chosen[0];
        match.seat(victim).hand.remove(card);
        match.seat(victim).deck.push(card);
        report(match, clauseOf(match, frame), "zombinion.topped", victim, card);
    }
    while (nextVictim(match, frame)) {
        const Question question = about(match, frame, QuestionKind::TopVictory, true, 1, 1);
        if (hasChoice(match, question)) return waitFor(match, frame, question);
        report(match, clauseOf(match, frame), "zombinion.no-victory", question.victim);
    }
    return Progress::Done;
}

Progress othersLoseMirare(const Match& match, Frame& frame)
{
    reportAlone(match, frame);
    if (frame.stage > 0) {
        frame.stage = 0;
        rob(match, frame, seatAt(match, frame), match.state.chosen[0]);
    }
    while (nextVictim(match, frame)) {
        const Question question = about(match, frame, QuestionKind::Rob, false, 1, 1);
        reveal(match, question.victim, instructionOf(match, frame).amount, clauseOf(match, frame));
        if (hasChoice(match, question)) return waitFor(match, frame, question);
        rob(match, frame, question.victim, kNoCard);
    }
    return Progress::Done;
}

Progress takeTrashed(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        if (frame.value == 0) return Progress::Done;
        frame.seat = 0;
        Question question = about(match, frame, QuestionKind::Steal, false, 0, static_cast<std::size_t>(frame.value));
        return waitFor(match, frame, question);
    }
    for (const Card card : state.chosen) {
        state.trash.remove(card);
        state.owner().discard.push(card);
    }
    report(match, clauseOf(match, frame), "zombinion.stole", state.active, static_cast<int>(state.chosen.size()),
           cardsIn(state.chosen));
    return Progress::Done;
}

Progress othersDraw(const Match& match, Frame& frame)
{
    reportAlone(match, frame);
    while (nextVictim(match, frame))
        draw(match, seatAt(match, frame), instructionOf(match, frame).amount, clauseOf(match, frame));
    return Progress::Done;
}

Progress othersDiscardDownTo(const Match& match, Frame& frame)
{
    reportAlone(match, frame);
    if (frame.stage > 0) {
        frame.stage = 0;
        discardChosen(match, seatAt(match, frame), clauseOf(match, frame));
    }
    const auto keeps = static_cast<std::size_t>(instructionOf(match, frame).amount);
    while (nextVictim(match, frame)) {
        const std::size_t hand = match.seat(seatAt(match, frame)).hand.size();
        if (hand > keeps)
            return waitFor(match, frame,
                           about(match, frame, QuestionKind::DiscardDown, true, hand - keeps, hand - keeps));
    }
    return Progress::Done;
}

Progress othersGain(const Match& match, Frame& frame)
{
    State& state = match.state;
    const Kind kind = instructionOf(match, frame).kind;
    reportAlone(match, frame);
    while (nextVictim(match, frame)) gain(match, seatAt(match, frame), kind, To::Discard, clauseOf(match, frame));
    if (state.seatCount > 1 || !match.data.phantomSeats) return Progress::Done;
    std::uint8_t& left = state.supply[at(kind)];
    int given = 0;
    for (; given < match.data.players - 1 && left > 0; ++given)
        if (--left == 0) ++state.emptyPiles;
    state.givenAway = static_cast<std::int16_t>(state.givenAway + given);
    report(match, "ZB-V09", "zombinion.given-away", state.active, given, static_cast<int>(state.givenAway));
    return Progress::Done;
}

Progress inspectDecks(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage > 0) {
        frame.stage = 0;
        const std::size_t victim = seatAt(match, frame);
        const Card card = state.revealed.pop();
        (state.yes ? match.seat(victim).discard : match.seat(victim).deck).push(card);
        report(match, clauseOf(match, frame), state.yes ? "zombinion.discarded" : "zombinion.put-back", victim, 1,
               card);
        ++frame.value;
    }
    // Counts through all players, the active one first: no reaction protects the own card.
    for (; frame.value < state.seatCount; ++frame.value) {
        frame.seat = static_cast<std::uint8_t>(frame.value);
        if ((frame.immune >> seatAt(match, frame) & 1) != 0) continue;
        const Question question = about(match, frame, QuestionKind::Inspect, false, 0, 0);
        if (reveal(match, question.victim, 1, clauseOf(match, frame)) > 0) return waitFor(match, frame, question);
    }
    return Progress::Done;
}

}  // namespace mazzo::goldfish::zombinion

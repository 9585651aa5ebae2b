// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/effects.h"

namespace mazzo::goldfish::zombinion {

namespace {

/// The player that `frame` has come to: 1 is the left neighbour of the active one.
std::size_t seatAt(const Match& match, const Frame& frame)
{
    return (match.state.active + std::size_t{frame.seat}) % match.state.seatCount;
}

/// Goes on to the next other player whom the card touches; false behind the last.
bool nextVictim(const Match& match, Frame& frame)
{
    while (++frame.seat < match.state.seatCount)
        if ((frame.immune >> seatAt(match, frame) & 1) == 0) return true;
    return false;
}

/// A question about the cards of the player whom `frame` has come to.
Question about(const Match& match, const Frame& frame, Ask kind, bool victimDecides, std::size_t least,
               std::size_t most)
{
    Question question;
    question.ask = kind;
    question.victim = static_cast<std::uint8_t>(seatAt(match, frame));
    question.seat = victimDecides ? question.victim : match.state.active;
    question.least = static_cast<std::int16_t>(least);
    question.most = static_cast<std::int16_t>(most);
    return question;
}

bool hasReaction(const Match& match, std::size_t seat)
{
    for (const Card card : match.seat(seat).hand)
        if (match.facts.is(kindOf(card), Facts::Reaction)) return true;
    return false;
}

void sayAlone(const Match& match, const Frame& frame)
{
    if (match.state.seatCount == 1) say(match, "ZB-T30", "zombinion.nobody-else", match.state.active, frame.card);
}

/// Trashes the Mirare that the attacker picked, if any, and discards the rest of what was revealed.
void rob(const Match& match, Frame& frame, std::size_t victim, Card picked)
{
    State& state = match.state;
    if (picked != kNoCard) {
        state.revealed.remove(picked);
        state.trash.push(picked);
        ++frame.value;
        say(match, "ZB-K19", "zombinion.trashed", victim, 1, picked);
    }
    discardRevealed(match, victim, "ZB-K19");
}

}  // namespace

bool windowClosed(const Match& match, Frame& frame)
{
    if (frame.stage > 0) {
        frame.stage = 0;
        if (match.state.yes) {
            frame.immune = static_cast<std::uint8_t>(frame.immune | 1U << seatAt(match, frame));
            say(match, "ZB-T29", "zombinion.reacted", seatAt(match, frame), Kind::Barricata);
        }
    }
    while (++frame.seat < match.state.seatCount) {
        if (!hasReaction(match, seatAt(match, frame))) continue;
        static_cast<void>(ask(match, frame, about(match, frame, Ask::React, true, 0, 0)));
        return false;
    }
    return true;
}

Progress othersTopVictory(const Match& match, Frame& frame)
{
    sayAlone(match, frame);
    if (frame.stage > 0) {
        frame.stage = 0;
        const std::size_t victim = seatAt(match, frame);
        const Card card = match.state.chosen[0];
        match.seat(victim).hand.remove(card);
        match.seat(victim).deck.push(card);
        say(match, "ZB-K17", "zombinion.topped", victim, card);
    }
    while (nextVictim(match, frame)) {
        const Question question = about(match, frame, Ask::TopVictory, true, 1, 1);
        if (hasChoice(match, question)) return ask(match, frame, question);
        say(match, "ZB-K17", "zombinion.no-victory", question.victim);
    }
    return Progress::Done;
}

Progress othersLoseMirare(const Match& match, Frame& frame)
{
    sayAlone(match, frame);
    if (frame.stage > 0) {
        frame.stage = 0;
        rob(match, frame, seatAt(match, frame), match.state.chosen[0]);
    }
    while (nextVictim(match, frame)) {
        const Question question = about(match, frame, Ask::Rob, false, 1, 1);
        reveal(match, question.victim, match.facts.limits.ispezioneCards, "ZB-K19");
        if (hasChoice(match, question)) return ask(match, frame, question);
        rob(match, frame, question.victim, kNoCard);
    }
    return Progress::Done;
}

Progress stealTrashed(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        if (frame.value == 0) return Progress::Done;
        frame.seat = 0;
        Question question = about(match, frame, Ask::Steal, false, 0, static_cast<std::size_t>(frame.value));
        return ask(match, frame, question);
    }
    for (const Card card : state.chosen) {
        state.trash.remove(card);
        state.owner().discard.push(card);
    }
    say(match, "ZB-K19", "zombinion.stole", state.active, static_cast<int>(state.chosen.size()), cardsIn(state.chosen));
    return Progress::Done;
}

Progress othersDraw(const Match& match, Frame& frame)
{
    sayAlone(match, frame);
    while (nextVictim(match, frame)) draw(match, seatAt(match, frame), 1, "ZB-K21");
    return Progress::Done;
}

Progress othersDiscardDown(const Match& match, Frame& frame)
{
    sayAlone(match, frame);
    if (frame.stage > 0) {
        frame.stage = 0;
        discardChosen(match, seatAt(match, frame), "ZB-K24");
    }
    const auto keeps = static_cast<std::size_t>(match.facts.limits.pianoSuperioreHand);
    while (nextVictim(match, frame)) {
        const std::size_t hand = match.seat(seatAt(match, frame)).hand.size();
        if (hand > keeps)
            return ask(match, frame, about(match, frame, Ask::DiscardDown, true, hand - keeps, hand - keeps));
    }
    return Progress::Done;
}

Progress othersInfezione(const Match& match, Frame& frame)
{
    State& state = match.state;
    sayAlone(match, frame);
    while (nextVictim(match, frame)) gain(match, seatAt(match, frame), Kind::Infezione, To::Discard, "ZB-K32");
    if (state.seatCount > 1 || !match.facts.phantomSeats) return Progress::Done;
    std::uint8_t& left = state.supply[at(Kind::Infezione)];
    int given = 0;
    for (; given < match.facts.players - 1 && left > 0; ++given)
        if (--left == 0) ++state.emptyPiles;
    state.givenAway = static_cast<std::int16_t>(state.givenAway + given);
    say(match, "ZB-V09", "zombinion.given-away", state.active, given, static_cast<int>(state.givenAway));
    return Progress::Done;
}

Progress inspectTops(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage > 0) {
        frame.stage = 0;
        const std::size_t victim = seatAt(match, frame);
        const Card card = state.revealed.pop();
        (state.yes ? match.seat(victim).discard : match.seat(victim).deck).push(card);
        say(match, "ZB-K29", state.yes ? "zombinion.discarded" : "zombinion.put-back", victim, 1, card);
        ++frame.value;
    }
    // Counts through all players, the active one first: no reaction protects the own card.
    for (; frame.value < state.seatCount; ++frame.value) {
        frame.seat = static_cast<std::uint8_t>(frame.value);
        if ((frame.immune >> seatAt(match, frame) & 1) != 0) continue;
        const Question question = about(match, frame, Ask::Inspect, false, 0, 0);
        if (reveal(match, question.victim, 1, "ZB-K29") > 0) return ask(match, frame, question);
    }
    return Progress::Done;
}

}  // namespace mazzo::goldfish::zombinion

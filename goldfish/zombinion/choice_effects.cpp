// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/choice_effects.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/moves.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

Question own(const Match& match, QuestionKind kind, std::size_t min, std::size_t max, int limit = 0)
{
    Question question;
    question.kind = kind;
    question.seat = question.victim = match.state.active;
    question.min = static_cast<std::int16_t>(min);
    question.max = static_cast<std::int16_t>(max);
    question.limit = static_cast<std::int16_t>(limit);
    return question;
}

/// A pile to take a card from; done at once if none fits (ZB-T11).
Progress choosePile(const Match& match, Frame& frame, QuestionKind kind, int limit)
{
    const Question question = own(match, kind, 1, 1, limit);
    if (hasChoice(match, question)) return waitFor(match, frame, question);
    report(match, clauseOf(match, frame), "zombinion.nothing-to-gain", match.state.active, limit);
    return Progress::Done;
}

Kind chosenKind(const Match& match) { return kindOf(match.state.chosen[0]); }

/// The cost of the card just trashed, with a warning if it is not known.
std::optional<int> costOfTrashed(const Match& match, const Frame& frame)
{
    const Kind kind = chosenKind(match);
    if (match.data.costKnown(kind)) return match.cost(kind);
    warn(match, clauseOf(match, frame), "zombinion.cost-unknown", match.state.active, kind);
    return std::nullopt;
}

/// Which revealed card costs most; of equals the one revealed first (ZB-X12).
std::size_t dearest(const Match& match)
{
    const CardPile& revealed = match.state.revealed;
    std::size_t best = 0;
    for (std::size_t place = 1; place < revealed.size(); ++place)
        if (match.cost(kindOf(revealed[place])) > match.cost(kindOf(revealed[best]))) best = place;
    return best;
}

/// The neighbour's choice is discarded; the other revealed cards come into the hand.
void lose(const Match& match, const Frame& frame, Card card)
{
    State& state = match.state;
    state.revealed.remove(card);
    state.owner().discard.push(card);
    report(match, clauseOf(match, frame), "zombinion.left", state.active, card);
    report(match, clauseOf(match, frame), "zombinion.took", state.active, static_cast<int>(state.revealed.size()),
           cardsIn(state.revealed));
    state.owner().hand.append(state.revealed);
    state.revealed.clear();
}

}  // namespace

Progress discardAndDraw(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        const std::size_t hand = state.owner().hand.size();
        return hand == 0 ? Progress::Done : waitFor(match, frame, own(match, QuestionKind::Discard, 0, hand));
    }
    discardChosen(match, state.active, clauseOf(match, frame));
    draw(match, state.active, static_cast<int>(state.chosen.size()), clauseOf(match, frame));
    return Progress::Done;
}

Progress gainUpTo(const Match& match, Frame& frame)
{
    if (frame.stage == 0) return choosePile(match, frame, QuestionKind::Gain, instructionOf(match, frame).amount);
    gain(match, match.state.active, chosenKind(match), To::Discard, clauseOf(match, frame));
    return Progress::Done;
}

Progress drawUpTo(const Match& match, Frame& frame)
{
    State& state = match.state;
    CardPile& hand = state.owner().hand;
    state.revealedBy = state.active;
    if (frame.stage > 0) {
        frame.stage = 0;
        if (state.yes) report(match, clauseOf(match, frame), "zombinion.set-aside", state.active, state.revealed.top());
        else hand.push(state.revealed.pop());
    }
    while (hand.size() < static_cast<std::size_t>(instructionOf(match, frame).amount)) {
        const Card card = takeTop(match, state.active);
        if (card == kNoCard) break;
        const bool action = match.data.is(kindOf(card), GameData::Action);
        (action ? state.revealed : hand).push(card);
        // What others draw is theirs to know.
        if (state.active == 0) report(match, clauseOf(match, frame), "zombinion.drew-one", state.active, card);
        if (action) return waitFor(match, frame, own(match, QuestionKind::SetAside, 0, 0));
    }
    discardRevealed(match, state.active, clauseOf(match, frame));
    return Progress::Done;
}

Progress trashForColpi(const Match& match, Frame& frame)
{
    State& state = match.state;
    const Instruction& instruction = instructionOf(match, frame);
    const Card card = state.owner().hand.first(instruction.kind);
    if (card == kNoCard) {
        report(match, clauseOf(match, frame), "zombinion.no-pallottola", state.active, instruction.kind);
        return Progress::Done;
    }
    if (frame.stage == 0 && match.data.optionalTrashing) {
        Question question = own(match, QuestionKind::Explode, 0, 0);
        question.named = instruction.kind;
        return waitFor(match, frame, question);
    }
    if (frame.stage > 0 && !state.yes) return Progress::Done;
    state.chosen.clear();
    state.chosen.push(card);
    trashChosen(match, state.active, clauseOf(match, frame));
    const int more = instruction.amount;
    state.colpi = static_cast<std::int16_t>(state.colpi + more);
    report(match, clauseOf(match, frame), "zombinion.more-colpi", state.active, more, static_cast<int>(state.colpi));
    return Progress::Done;
}

Progress revealAndLoseOne(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage > 0) {
        lose(match, frame, state.chosen[0]);
        return Progress::Done;
    }
    const int shown = reveal(match, state.active, instructionOf(match, frame).amount, clauseOf(match, frame));
    if (shown == 0) return Progress::Done;
    if (state.seatCount == 1 && match.data.radio != RadioChoice::Player) {
        const bool random = match.data.radio == RadioChoice::Random;
        lose(match, frame,
             state.revealed[random ? state.chance.random.below(static_cast<std::uint32_t>(shown)) : dearest(match)]);
        return Progress::Done;
    }
    Question question = own(match, QuestionKind::Leave, 1, 1);
    question.seat = static_cast<std::uint8_t>((state.active + 1) % state.seatCount);
    return waitFor(match, frame, question);
}

Progress mayDiscardDeck(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) return waitFor(match, frame, own(match, QuestionKind::Flip, 0, 0));
    Seat& owner = state.owner();
    report(match, clauseOf(match, frame), state.yes ? "zombinion.flipped" : "zombinion.not-flipped", state.active,
           static_cast<int>(owner.deck.size()));
    while (state.yes && !owner.deck.empty()) owner.discard.push(owner.deck.pop());
    return Progress::Done;
}

Progress exchangeMirare(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        const Question question = own(match, QuestionKind::TrashMirare, match.data.optionalTrashing ? 0 : 1, 1);
        if (hasChoice(match, question)) return waitFor(match, frame, question);
        report(match, clauseOf(match, frame), "zombinion.no-mirare", state.active);
        return Progress::Done;
    }
    if (frame.stage == 1) {
        if (state.chosen.empty()) return Progress::Done;
        trashChosen(match, state.active, clauseOf(match, frame));
        const auto cost = costOfTrashed(match, frame);
        return cost ? choosePile(match, frame, QuestionKind::GainMirare, *cost + instructionOf(match, frame).amount)
                    : Progress::Done;
    }
    gain(match, state.active, chosenKind(match), To::Hand, clauseOf(match, frame));
    return Progress::Done;
}

Progress exchange(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        if (!state.owner().hand.empty()) return waitFor(match, frame, own(match, QuestionKind::Trash, 1, 1));
        report(match, clauseOf(match, frame), "zombinion.empty-hand", state.active);
        return Progress::Done;
    }
    if (frame.stage == 1) {
        trashChosen(match, state.active, clauseOf(match, frame));
        const auto cost = costOfTrashed(match, frame);
        return cost ? choosePile(match, frame, QuestionKind::Gain, *cost + instructionOf(match, frame).amount)
                    : Progress::Done;
    }
    gain(match, state.active, chosenKind(match), To::Discard, clauseOf(match, frame));
    return Progress::Done;
}

Progress trashUpTo(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        const std::size_t max = std::min(static_cast<std::size_t>(instructionOf(match, frame).amount),
                                         state.owner().hand.size());
        return max == 0 ? Progress::Done : waitFor(match, frame, own(match, QuestionKind::Trash, 0, max));
    }
    trashChosen(match, state.active, clauseOf(match, frame));
    return Progress::Done;
}

Progress playTwice(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        const Question question = own(match, QuestionKind::Throne, match.data.optionalTrashing ? 0 : 1, 1);
        if (hasChoice(match, question)) return waitFor(match, frame, question);
        report(match, clauseOf(match, frame), "zombinion.no-action", state.active);
        return Progress::Done;
    }
    if (frame.stage == 1) {
        if (state.chosen.empty()) return Progress::Done;
        frame.other = state.chosen[0];
        state.owner().hand.remove(frame.other);
        state.owner().play.push(frame.other);
    }
    if (frame.stage > 2) return Progress::Done;
    report(match, clauseOf(match, frame), frame.stage == 1 ? "zombinion.played" : "zombinion.played-again",
           state.active, frame.other);
    ++frame.stage;
    push(match, frame.other);
    return Progress::Again;
}

}  // namespace mazzo::goldfish::zombinion

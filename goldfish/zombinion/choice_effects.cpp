// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/effects.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

Question own(const Match& match, Ask kind, std::size_t least, std::size_t most, int limit = 0)
{
    Question question;
    question.ask = kind;
    question.seat = question.victim = match.state.active;
    question.least = static_cast<std::int16_t>(least);
    question.most = static_cast<std::int16_t>(most);
    question.limit = static_cast<std::int16_t>(limit);
    return question;
}

/// A pile to take a card from; done at once if none fits (ZB-T11).
Progress askForPile(const Match& match, Frame& frame, Ask kind, int limit)
{
    const Question question = own(match, kind, 1, 1, limit);
    if (hasChoice(match, question)) return ask(match, frame, question);
    say(match, clauseOf(kindOf(frame.card)), "zombinion.nothing-to-gain", match.state.active, limit);
    return Progress::Done;
}

Kind chosenKind(const Match& match) { return kindOf(match.state.chosen[0]); }

/// The cost of the card just trashed, with a warning if nobody knows it.
std::optional<int> costOfTrashed(const Match& match, const Frame& frame)
{
    const Kind kind = chosenKind(match);
    if (match.facts.costKnown(kind)) return match.cost(kind);
    warn(match, clauseOf(kindOf(frame.card)), "zombinion.cost-unknown", match.state.active, kind);
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

void leave(const Match& match, Card card)
{
    State& state = match.state;
    state.revealed.remove(card);
    state.owner().discard.push(card);
    say(match, "ZB-K26", "zombinion.left", state.active, card);
    say(match, "ZB-K26", "zombinion.took", state.active, static_cast<int>(state.revealed.size()),
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
        return hand == 0 ? Progress::Done : ask(match, frame, own(match, Ask::Discard, 0, hand));
    }
    discardChosen(match, state.active, "ZB-K15");
    draw(match, state.active, static_cast<int>(state.chosen.size()), "ZB-K15");
    return Progress::Done;
}

Progress gainUpTo(const Match& match, Frame& frame, int most)
{
    if (frame.stage == 0) return askForPile(match, frame, Ask::Gain, most);
    gain(match, match.state.active, chosenKind(match), To::Discard, clauseOf(kindOf(frame.card)));
    return Progress::Done;
}

Progress drawToSeven(const Match& match, Frame& frame)
{
    State& state = match.state;
    CardPile& hand = state.owner().hand;
    if (frame.stage > 0) {
        frame.stage = 0;
        if (state.yes) say(match, "ZB-K23", "zombinion.set-aside", state.active, state.revealed.top());
        else hand.push(state.revealed.pop());
    }
    while (hand.size() < static_cast<std::size_t>(match.facts.limits.nascondiglioHand)) {
        const Card card = takeTop(match, state.active);
        if (card == kNoCard) break;
        const bool action = match.facts.is(kindOf(card), Facts::Action);
        (action ? state.revealed : hand).push(card);
        say(match, "ZB-K23", "zombinion.drew-one", state.active, card);
        if (action) return ask(match, frame, own(match, Ask::SetAside, 0, 0));
    }
    discardRevealed(match, state.active, "ZB-K23");
    return Progress::Done;
}

Progress explodePallottola(const Match& match, Frame& frame)
{
    State& state = match.state;
    const Card card = state.owner().hand.first(Kind::Pallottola);
    if (card == kNoCard) {
        say(match, "ZB-K25", "zombinion.no-pallottola", state.active);
        return Progress::Done;
    }
    if (frame.stage == 0 && match.facts.optionalTrashing) return ask(match, frame, own(match, Ask::Explode, 0, 0));
    if (frame.stage > 0 && !state.yes) return Progress::Done;
    state.chosen.clear();
    state.chosen.push(card);
    trashChosen(match, state.active, "ZB-K25");
    const int more = match.facts.limits.proiettiliEsplosiviColpi;
    state.colpi = static_cast<std::int16_t>(state.colpi + more);
    say(match, "ZB-K25", "zombinion.more-colpi", state.active, more, static_cast<int>(state.colpi));
    return Progress::Done;
}

Progress revealAndLeave(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage > 0) {
        leave(match, state.chosen[0]);
        return Progress::Done;
    }
    const int shown = reveal(match, state.active, match.facts.limits.radioCards, "ZB-K26");
    if (shown == 0) return Progress::Done;
    if (state.seatCount == 1 && match.facts.radio != RadioChoice::Ask) {
        const bool random = match.facts.radio == RadioChoice::Random;
        leave(match,
              state.revealed[random ? state.chance.random.below(static_cast<std::uint32_t>(shown)) : dearest(match)]);
        return Progress::Done;
    }
    Question question = own(match, Ask::Leave, 1, 1);
    question.seat = static_cast<std::uint8_t>((state.active + 1) % state.seatCount);
    return ask(match, frame, question);
}

Progress mayFlip(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) return ask(match, frame, own(match, Ask::Flip, 0, 0));
    Seat& owner = state.owner();
    say(match, "ZB-K27", state.yes ? "zombinion.flipped" : "zombinion.not-flipped", state.active,
        static_cast<int>(owner.deck.size()));
    while (state.yes && !owner.deck.empty()) owner.discard.push(owner.deck.pop());
    return Progress::Done;
}

Progress reloadMirare(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        const Question question = own(match, Ask::TrashMirare, match.facts.optionalTrashing ? 0 : 1, 1);
        if (hasChoice(match, question)) return ask(match, frame, question);
        say(match, "ZB-K28", "zombinion.no-mirare", state.active);
        return Progress::Done;
    }
    if (frame.stage == 1) {
        if (state.chosen.empty()) return Progress::Done;
        trashChosen(match, state.active, "ZB-K28");
        const auto cost = costOfTrashed(match, frame);
        return cost ? askForPile(match, frame, Ask::GainMirare, *cost + match.facts.limits.ricaricaMore)
                    : Progress::Done;
    }
    gain(match, state.active, chosenKind(match), To::Hand, "ZB-K28");
    return Progress::Done;
}

Progress trashAndGain(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        if (!state.owner().hand.empty()) return ask(match, frame, own(match, Ask::Trash, 1, 1));
        say(match, "ZB-K30", "zombinion.empty-hand", state.active);
        return Progress::Done;
    }
    if (frame.stage == 1) {
        trashChosen(match, state.active, "ZB-K30");
        const auto cost = costOfTrashed(match, frame);
        return cost ? askForPile(match, frame, Ask::Gain, *cost + match.facts.limits.rifornimentoMore) : Progress::Done;
    }
    gain(match, state.active, chosenKind(match), To::Discard, "ZB-K30");
    return Progress::Done;
}

Progress trashSome(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        const std::size_t most = std::min(static_cast<std::size_t>(match.facts.limits.sacrificioMost),
                                          state.owner().hand.size());
        return most == 0 ? Progress::Done : ask(match, frame, own(match, Ask::Trash, 0, most));
    }
    trashChosen(match, state.active, "ZB-K31");
    return Progress::Done;
}

Progress playTwice(const Match& match, Frame& frame)
{
    State& state = match.state;
    if (frame.stage == 0) {
        const Question question = own(match, Ask::Throne, match.facts.optionalTrashing ? 0 : 1, 1);
        if (hasChoice(match, question)) return ask(match, frame, question);
        say(match, "ZB-K34", "zombinion.no-action", state.active);
        return Progress::Done;
    }
    if (frame.stage == 1) {
        if (state.chosen.empty()) return Progress::Done;
        frame.other = state.chosen[0];
        state.owner().hand.remove(frame.other);
        state.owner().play.push(frame.other);
    }
    if (frame.stage > 2) return Progress::Done;
    say(match, "ZB-K34", frame.stage == 1 ? "zombinion.played" : "zombinion.played-again", state.active, frame.other);
    ++frame.stage;
    push(match, frame.other);
    return Progress::Again;
}

}  // namespace mazzo::goldfish::zombinion

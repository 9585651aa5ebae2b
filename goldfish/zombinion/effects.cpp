// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/effects.h"

namespace mazzo::goldfish::zombinion {

namespace {

void add(const Match& match, std::int16_t& counter, int amount, const char* clause, const char* key)
{
    counter = static_cast<std::int16_t>(counter + amount);
    say(match, clause, key, match.state.active, amount, static_cast<int>(counter));
}

Progress trashItself(const Match& match, const Frame& frame)
{
    if (!match.state.owner().play.remove(frame.card)) {
        say(match, "ZB-K14", "zombinion.already-trashed", match.state.active, frame.card);
        return Progress::Done;
    }
    match.state.trash.push(frame.card);
    say(match, "ZB-K14", "zombinion.trashed-itself", match.state.active, frame.card);
    return Progress::Done;
}

Progress digMirare(const Match& match)
{
    State& state = match.state;
    const std::size_t seat = state.active;
    const std::size_t had = state.owner().hand.size();
    int found = 0;
    int shown = 0;
    while (found < match.facts.limits.tuttoXTuttoMirare) {
        const Card card = takeTop(match, seat);
        if (card == kNoCard) break;
        ++shown;
        const bool wanted = match.facts.is(kindOf(card), Facts::Mirare);
        found += wanted ? 1 : 0;
        (wanted ? state.owner().hand : state.revealed).push(card);
    }
    say(match, "ZB-K35", "zombinion.dug", seat, shown, found, cardsIn(state.owner().hand, had));
    discardRevealed(match, seat, "ZB-K35");
    return Progress::Done;
}

Progress proiettiliOnDeck(const Match& match)
{
    gain(match, match.state.active, Kind::Proiettili, To::Deck, "ZB-K17");
    return Progress::Done;
}

Progress perform(const Match& match, Frame& frame, Instruction instruction)
{
    State& state = match.state;
    const char* clause = clauseOf(kindOf(frame.card));
    const Limits& limits = match.facts.limits;
    switch (instruction.op) {
    case Op::Cards: draw(match, state.active, instruction.amount, clause); return Progress::Done;
    case Op::Actions:
        add(match, state.actions, instruction.amount, clause, "zombinion.more-actions");
        return Progress::Done;
    case Op::Buys: add(match, state.buys, instruction.amount, clause, "zombinion.more-buys"); return Progress::Done;
    case Op::Colpi: add(match, state.colpi, instruction.amount, clause, "zombinion.more-colpi"); return Progress::Done;
    case Op::DiscardAndDraw: return discardAndDraw(match, frame);
    case Op::TrashItself: return trashItself(match, frame);
    case Op::GainMunizioni: return gainUpTo(match, frame, limits.munizioniMost);
    case Op::GainDeposito: return gainUpTo(match, frame, limits.depositoMost);
    case Op::ProiettiliOnDeck: return proiettiliOnDeck(match);
    case Op::OthersTopVictory: return othersTopVictory(match, frame);
    case Op::OthersLoseMirare: return othersLoseMirare(match, frame);
    case Op::StealTrashed: return stealTrashed(match, frame);
    case Op::OthersDraw: return othersDraw(match, frame);
    case Op::DrawToSeven: return drawToSeven(match, frame);
    case Op::OthersDiscardDown: return othersDiscardDown(match, frame);
    case Op::ExplodePallottola: return explodePallottola(match, frame);
    case Op::RevealAndLeave: return revealAndLeave(match, frame);
    case Op::MayFlip: return mayFlip(match, frame);
    case Op::ReloadMirare: return reloadMirare(match, frame);
    case Op::InspectTops: return inspectTops(match, frame);
    case Op::TrashAndGain: return trashAndGain(match, frame);
    case Op::TrashSome: return trashSome(match, frame);
    case Op::OthersInfezione: return othersInfezione(match, frame);
    case Op::PlayTwice: return playTwice(match, frame);
    case Op::DigMirare: return digMirare(match);
    }
    return Progress::Done;
}

/// One instruction, or the part of it up to the next question.
Progress advance(const Match& match, Frame& frame)
{
    if (frame.reacting) {
        if (!windowClosed(match, frame)) return Progress::Waits;
        frame.reacting = false;
        frame.stage = 0;
        frame.seat = 0;
        return Progress::Again;
    }
    const Progress progress = perform(match, frame, programOf(kindOf(frame.card))[frame.step]);
    if (progress != Progress::Done) return progress;
    ++frame.step;
    frame.stage = 0;
    frame.seat = 0;
    return progress;
}

}  // namespace

void push(const Match& match, Card card)
{
    Frame frame;
    frame.card = card;
    frame.reacting = match.facts.is(kindOf(card), Facts::Attack) && match.state.seatCount > 1;
    match.state.frames[match.state.depth++] = frame;
    if (programOf(kindOf(card)).empty()) warn(match, "ZB-T04", "zombinion.no-effect", match.state.active, card);
}

void resolve(const Match& match)
{
    State& state = match.state;
    while (state.depth > 0) {
        Frame& frame = state.frames[state.depth - 1U];
        if (frame.step == programOf(kindOf(frame.card)).size()) --state.depth;
        else if (advance(match, frame) == Progress::Waits) return;
    }
}

Progress ask(const Match& match, Frame& frame, Question question)
{
    question.about = kindOf(frame.card);
    match.state.question = question;
    match.state.chosen.clear();
    ++frame.stage;
    return Progress::Waits;
}

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/effects.h"

#include "goldfish/zombinion/attack_effects.h"
#include "goldfish/zombinion/choice_effects.h"
#include "goldfish/zombinion/moves.h"

namespace mazzo::goldfish::zombinion {

namespace {

void add(const Match& match, std::int16_t& counter, int amount, const char* clause, const char* key)
{
    counter = static_cast<std::int16_t>(counter + amount);
    report(match, clause, key, match.state.active, amount, static_cast<int>(counter));
}

Progress trashItself(const Match& match, const Frame& frame)
{
    const char* clause = clauseOf(match, frame);
    if (!match.state.owner().play.remove(frame.card)) {
        report(match, clause, "zombinion.already-trashed", match.state.active, frame.card);
        return Progress::Done;
    }
    match.state.trash.push(frame.card);
    report(match, clause, "zombinion.trashed-itself", match.state.active, frame.card);
    return Progress::Done;
}

Progress digMirare(const Match& match, const Frame& frame)
{
    State& state = match.state;
    const std::size_t seat = state.active;
    const std::size_t had = state.owner().hand.size();
    state.revealedBy = state.active;
    int found = 0;
    int shown = 0;
    while (found < instructionOf(match, frame).amount) {
        const Card card = takeTop(match, seat);
        if (card == kNoCard) break;
        ++shown;
        const bool wanted = match.data.is(kindOf(card), GameData::Mirare);
        found += wanted ? 1 : 0;
        (wanted ? state.owner().hand : state.revealed).push(card);
    }
    report(match, clauseOf(match, frame), "zombinion.dug", seat, shown, found, cardsIn(state.owner().hand, had));
    discardRevealed(match, seat, clauseOf(match, frame));
    return Progress::Done;
}

Progress perform(const Match& match, Frame& frame)
{
    State& state = match.state;
    const Instruction& instruction = instructionOf(match, frame);
    const char* clause = clauseOf(match, frame);
    switch (instruction.op) {
    case Op::Draw: draw(match, state.active, instruction.amount, clause); return Progress::Done;
    case Op::Actions:
        add(match, state.actions, instruction.amount, clause, "zombinion.more-actions");
        return Progress::Done;
    case Op::Buys: add(match, state.buys, instruction.amount, clause, "zombinion.more-buys"); return Progress::Done;
    case Op::Colpi: add(match, state.colpi, instruction.amount, clause, "zombinion.more-colpi"); return Progress::Done;
    case Op::DiscardAndDraw: return discardAndDraw(match, frame);
    case Op::TrashItself: return trashItself(match, frame);
    case Op::GainUpTo: return gainUpTo(match, frame);
    case Op::Gain: gain(match, state.active, instruction.kind, instruction.to, clause); return Progress::Done;
    case Op::OthersTopVictory: return othersTopVictory(match, frame);
    case Op::OthersLoseMirare: return othersLoseMirare(match, frame);
    case Op::TakeTrashed: return takeTrashed(match, frame);
    case Op::OthersDraw: return othersDraw(match, frame);
    case Op::DrawUpTo: return drawUpTo(match, frame);
    case Op::OthersDiscardDownTo: return othersDiscardDownTo(match, frame);
    case Op::TrashForColpi: return trashForColpi(match, frame);
    case Op::RevealAndLoseOne: return revealAndLoseOne(match, frame);
    case Op::MayDiscardDeck: return mayDiscardDeck(match, frame);
    case Op::ExchangeMirare: return exchangeMirare(match, frame);
    case Op::InspectDecks: return inspectDecks(match, frame);
    case Op::Exchange: return exchange(match, frame);
    case Op::TrashUpTo: return trashUpTo(match, frame);
    case Op::OthersGain: return othersGain(match, frame);
    case Op::PlayTwice: return playTwice(match, frame);
    case Op::DigMirare: return digMirare(match, frame);
    case Op::Protect:
    case Op::PointForCards: break;  // never part of a program
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
    const Progress progress = perform(match, frame);
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
    frame.reacting = match.data.is(kindOf(card), GameData::Attack) && match.state.seatCount > 1;
    match.state.frames[match.state.depth++] = frame;
    if (match.data.program(kindOf(card)).empty())
        warn(match, "ZB-T04", "zombinion.no-effect", match.state.active, card);
}

void resolve(const Match& match)
{
    State& state = match.state;
    while (state.depth > 0) {
        Frame& frame = state.frames[state.depth - 1U];
        if (frame.step == match.data.program(kindOf(frame.card)).size()) --state.depth;
        else if (advance(match, frame) == Progress::Waits) return;
    }
}

const Instruction& instructionOf(const Match& match, const Frame& frame)
{
    return match.data.program(kindOf(frame.card))[frame.step];
}

const char* clauseOf(const Match& match, const Frame& frame)
{
    return match.data.clause(instructionOf(match, frame).clause);
}

Progress waitFor(const Match& match, Frame& frame, Question question)
{
    question.about = kindOf(frame.card);
    question.clause = instructionOf(match, frame).clause;
    match.state.question = question;
    match.state.chosen.clear();
    ++frame.stage;
    return Progress::Waits;
}

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/answer.h"

#include "goldfish/zombinion/effects.h"
#include "goldfish/zombinion/turn.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

bool isAffordable(const Match& match, const Question& question, Kind kind)
{
    return match.state.supply[at(kind)] > 0 && match.facts.costKnown(kind) && match.cost(kind) <= question.limit;
}

void goOn(const Match& match)
{
    resolve(match);
    settle(match);
}

}  // namespace

const CardPile* sourceOf(const State& state, const Question& question)
{
    switch (question.ask) {
    case Ask::Gain:
    case Ask::GainMirare: return nullptr;
    case Ask::Leave:
    case Ask::Rob: return &state.revealed;
    case Ask::Steal: return &state.trash;
    default: return &state.seats[question.victim].hand;
    }
}

bool allows(const Match& match, const Question& question, Card card)
{
    const State& state = match.state;
    if (state.chosen.has(card)) return false;
    const Kind kind = kindOf(card);
    switch (question.ask) {
    case Ask::TrashMirare:
    case Ask::Rob: return match.facts.is(kind, Facts::Mirare);
    case Ask::Throne: return match.facts.is(kind, Facts::Action);
    case Ask::TopVictory: return match.facts.is(kind, Facts::Victory);
    case Ask::Gain: return isAffordable(match, question, kind);
    case Ask::GainMirare: return match.facts.is(kind, Facts::Mirare) && isAffordable(match, question, kind);
    // Only what was trashed just now, which lies on top (ZB-X19).
    case Ask::Steal: return std::find(state.trash.end() - question.most, state.trash.end(), card) != state.trash.end();
    default: return isPick(question.ask);
    }
}

bool hasChoice(const Match& match, const Question& question)
{
    match.state.chosen.clear();
    if (const CardPile* source = sourceOf(match.state, question))
        return std::any_of(source->begin(), source->end(), [&](Card card) { return allows(match, question, card); });
    return std::any_of(match.facts.supply.begin(), match.facts.supply.end(),
                       [&](Kind kind) { return allows(match, question, cardOf(kind, 0)); });
}

void pick(const Match& match, Card card)
{
    State& state = match.state;
    state.chosen.push(card);
    if (state.chosen.size() == static_cast<std::size_t>(state.question.most)) goOn(match);
}

void finish(const Match& match) { goOn(match); }

void decide(const Match& match, bool yes)
{
    match.state.yes = yes;
    goOn(match);
}

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/answer.h"

#include "goldfish/zombinion/effects.h"
#include "goldfish/zombinion/turn.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

bool isAffordable(const Match& match, const Question& question, Kind kind)
{
    return match.state.supply[at(kind)] > 0 && match.data.costKnown(kind) && match.cost(kind) <= question.limit;
}

void goOn(const Match& match)
{
    resolve(match);
    settle(match);
}

}  // namespace

const CardPile* sourceOf(const State& state, const Question& question)
{
    switch (question.kind) {
    case QuestionKind::Gain:
    case QuestionKind::GainMirare: return nullptr;
    case QuestionKind::Leave:
    case QuestionKind::Rob: return &state.revealed;
    case QuestionKind::Steal: return &state.trash;
    default: return &state.seats[question.victim].hand;
    }
}

bool allows(const Match& match, const Question& question, Card card)
{
    const State& state = match.state;
    if (state.chosen.has(card)) return false;
    const Kind kind = kindOf(card);
    switch (question.kind) {
    case QuestionKind::TrashMirare:
    case QuestionKind::Rob: return match.data.is(kind, GameData::Mirare);
    case QuestionKind::Throne: return match.data.is(kind, GameData::Action);
    case QuestionKind::TopVictory: return match.data.is(kind, GameData::Victory);
    case QuestionKind::Gain: return isAffordable(match, question, kind);
    case QuestionKind::GainMirare: return match.data.is(kind, GameData::Mirare) && isAffordable(match, question, kind);
    // Only what was trashed just now, which is on top (ZB-X19).
    case QuestionKind::Steal:
        return std::find(state.trash.end() - question.max, state.trash.end(), card) != state.trash.end();
    default: return isPick(question.kind);
    }
}

bool hasChoice(const Match& match, const Question& question)
{
    match.state.chosen.clear();
    if (const CardPile* source = sourceOf(match.state, question))
        return std::any_of(source->begin(), source->end(), [&](Card card) { return allows(match, question, card); });
    return std::any_of(match.data.supply.begin(), match.data.supply.end(),
                       [&](Kind kind) { return allows(match, question, cardOf(kind, 0)); });
}

void pick(const Match& match, Card card)
{
    State& state = match.state;
    state.chosen.push(card);
    if (state.chosen.size() == static_cast<std::size_t>(state.question.max)) goOn(match);
}

void finish(const Match& match) { goOn(match); }

void decide(const Match& match, bool yes)
{
    match.state.yes = yes;
    goOn(match);
}

}  // namespace mazzo::goldfish::zombinion

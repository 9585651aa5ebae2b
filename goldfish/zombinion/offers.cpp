// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/offers.h"

#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/opening.h"
#include "goldfish/zombinion/turn.h"
#include "goldfish/zombinion/view.h"

namespace mazzo::goldfish::zombinion {

namespace {

Operand operandOf(const Match& match, Card card)
{
    return cardOperand(match.data.card[at(kindOf(card))], pieceOf(card));
}

void addTurn(const Match& match, std::vector<Offer>& offers)
{
    std::vector<Operand> plays;
    std::vector<Operand> shots;
    for (const Card card : match.state.owner().hand) {
        if (canPlay(match, kindOf(card))) plays.push_back(operandOf(match, card));
        if (match.data.is(kindOf(card), GameData::Mirare)) shots.push_back(operandOf(match, card));
    }
    if (!plays.empty()) offers.push_back(offered("play", std::move(plays), "ZB-T03"));
    if (!shots.empty()) {
        shots.push_back(wordOperand("all"));
        offers.push_back(offered("shoot", std::move(shots), "ZB-T16"));
    }
    std::vector<Operand> buys;
    for (const Kind kind : match.data.supply)
        if (canBuy(match, kind)) buys.push_back(operandOf(match, cardOf(kind, 0)));
    if (!buys.empty()) offers.push_back(offered("buy", std::move(buys), "ZB-T17"));
    offers.push_back(offered("end", "ZB-T23"));
}

void addPicks(const Match& match, std::vector<Offer>& offers)
{
    const State& state = match.state;
    const Question& question = state.question;
    const std::string clause = match.data.clause(question.clause);
    std::vector<Operand> choices;
    forEachChoice(match, [&](Card card) { choices.push_back(operandOf(match, card)); });
    const auto picked = static_cast<int>(state.chosen.size());
    const int max = std::min(question.max - picked, static_cast<int>(choices.size()));
    offers.push_back(offered("pick", choices, clause));
    if (max > 1)
        offers.push_back(offeredList("pick", std::move(choices), std::max(2, question.min - picked), max, clause));
    if (picked >= question.min) offers.push_back(offered("skip", clause));
}

const char* questionKey(const Question& question)
{
    switch (question.kind) {
    case QuestionKind::Discard: return "zombinion.ask-discard";
    case QuestionKind::DiscardDown: return "zombinion.ask-discard-down";
    case QuestionKind::Trash: return question.min == 0 ? "zombinion.ask-trash-some" : "zombinion.ask-trash";
    case QuestionKind::TrashMirare: return "zombinion.ask-trash-mirare";
    case QuestionKind::Throne: return "zombinion.ask-throne";
    case QuestionKind::TopVictory: return "zombinion.ask-top";
    case QuestionKind::Gain: return "zombinion.ask-gain";
    case QuestionKind::GainMirare: return "zombinion.ask-gain-mirare";
    case QuestionKind::Leave:
        return question.seat == question.victim ? "zombinion.ask-leave" : "zombinion.ask-leave-other";
    case QuestionKind::Rob: return "zombinion.ask-rob";
    case QuestionKind::Steal: return "zombinion.ask-steal";
    case QuestionKind::React: return "zombinion.ask-react";
    case QuestionKind::Explode: return "zombinion.ask-explode";
    case QuestionKind::SetAside: return "zombinion.ask-aside";
    case QuestionKind::Inspect:
        return question.seat == question.victim ? "zombinion.ask-inspect" : "zombinion.ask-inspect-other";
    case QuestionKind::Flip: return "zombinion.ask-flip";
    default: return "";
    }
}

/// The card whose effect it is, then what the question is about: how many cards, up to what cost, whose.
Note questionOf(const Match& match)
{
    const State& state = match.state;
    const Question& question = state.question;
    Note note{match.data.clause(question.clause), questionKey(question), {argumentOf(match, question.about)}};
    switch (question.kind) {
    case QuestionKind::Gain:
    case QuestionKind::GainMirare: note.arguments.emplace_back(int{question.limit}); break;
    case QuestionKind::React:
    case QuestionKind::Explode: note.arguments.push_back(argumentOf(match, question.named)); break;
    case QuestionKind::SetAside: note.arguments.push_back(argumentOf(match, state.revealed.top())); break;
    case QuestionKind::Inspect:
        note.arguments.push_back(argumentOf(match, state.revealed.top()));
        note.arguments.emplace_back(int{question.victim});
        break;
    case QuestionKind::Rob: note.arguments.emplace_back(int{question.victim}); break;
    case QuestionKind::Flip: note.arguments.emplace_back(static_cast<int>(state.owner().deck.size())); break;
    default: note.arguments.emplace_back(question.max - static_cast<int>(state.chosen.size())); break;
    }
    return note;
}

}  // namespace

void addOffers(const Match& match, Table& table)
{
    const Question& question = match.state.question;
    if (question.kind == QuestionKind::Over) return;
    if (question.kind == QuestionKind::Opening) {
        table.offers = openingOffers(match);
    } else if (question.kind == QuestionKind::Turn) {
        addTurn(match, table.offers);
    } else {
        table.question = questionOf(match);
        if (isYesNo(question.kind))
            table.offers = {offered("yes", match.data.clause(question.clause)),
                            offered("no", match.data.clause(question.clause))};
        else addPicks(match, table.offers);
    }
}

}  // namespace mazzo::goldfish::zombinion

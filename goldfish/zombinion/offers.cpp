// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/answer.h"
#include "goldfish/zombinion/opening.h"
#include "goldfish/zombinion/turn.h"
#include "goldfish/zombinion/view.h"

namespace mazzo::goldfish::zombinion {

namespace {

Operand operandOf(const Match& match, Card card)
{
    return cardOperand(match.facts.card[at(kindOf(card))], pieceOf(card));
}

void addTurn(const Match& match, std::vector<Offer>& offers)
{
    std::vector<Operand> plays;
    std::vector<Operand> shots;
    for (const Card card : match.state.owner().hand) {
        if (canPlay(match, kindOf(card))) plays.push_back(operandOf(match, card));
        if (match.facts.is(kindOf(card), Facts::Mirare)) shots.push_back(operandOf(match, card));
    }
    if (!plays.empty()) offers.push_back(offered("play", std::move(plays), "ZB-T03"));
    if (!shots.empty()) {
        shots.push_back(wordOperand("all"));
        offers.push_back(offered("shoot", std::move(shots), "ZB-T16"));
    }
    std::vector<Operand> buys;
    for (const Kind kind : match.facts.supply)
        if (canBuy(match, kind)) buys.push_back(operandOf(match, cardOf(kind, 0)));
    if (!buys.empty()) offers.push_back(offered("buy", std::move(buys), "ZB-T17"));
    offers.push_back(offered("end", "ZB-T23"));
}

void addPicks(const Match& match, std::vector<Offer>& offers)
{
    const State& state = match.state;
    const Question& question = state.question;
    const std::string clause = clauseOf(question.about);
    std::vector<Operand> choices;
    forEachChoice(match, [&](Card card) { choices.push_back(operandOf(match, card)); });
    const auto picked = static_cast<int>(state.chosen.size());
    const int most = std::min(question.most - picked, static_cast<int>(choices.size()));
    offers.push_back(offered("pick", choices, clause));
    if (most > 1)
        offers.push_back(offeredList("pick", std::move(choices), std::max(2, question.least - picked), most, clause));
    if (picked >= question.least) offers.push_back(offered("skip", clause));
}

const char* questionKey(const Question& question)
{
    switch (question.ask) {
    case Ask::Discard: return "zombinion.ask-discard";
    case Ask::DiscardDown: return "zombinion.ask-discard-down";
    case Ask::Trash: return question.least == 0 ? "zombinion.ask-trash-some" : "zombinion.ask-trash";
    case Ask::TrashMirare: return "zombinion.ask-trash-mirare";
    case Ask::Throne: return "zombinion.ask-throne";
    case Ask::TopVictory: return "zombinion.ask-top";
    case Ask::Gain: return "zombinion.ask-gain";
    case Ask::GainMirare: return "zombinion.ask-gain-mirare";
    case Ask::Leave: return question.seat == question.victim ? "zombinion.ask-leave" : "zombinion.ask-leave-other";
    case Ask::Rob: return "zombinion.ask-rob";
    case Ask::Steal: return "zombinion.ask-steal";
    case Ask::React: return "zombinion.ask-react";
    case Ask::Explode: return "zombinion.ask-explode";
    case Ask::SetAside: return "zombinion.ask-aside";
    case Ask::Inspect:
        return question.seat == question.victim ? "zombinion.ask-inspect" : "zombinion.ask-inspect-other";
    case Ask::Flip: return "zombinion.ask-flip";
    default: return "";
    }
}

/// The card that asks, then the number that matters: how many cards, up to what cost, whose.
Note questionOf(const Match& match)
{
    const State& state = match.state;
    const Question& question = state.question;
    Note note{clauseOf(question.about), questionKey(question), {argumentOf(match, question.about)}};
    switch (question.ask) {
    case Ask::Gain:
    case Ask::GainMirare: note.arguments.emplace_back(int{question.limit}); break;
    case Ask::SetAside: note.arguments.push_back(argumentOf(match, state.revealed.top())); break;
    case Ask::Inspect:
        note.arguments.push_back(argumentOf(match, state.revealed.top()));
        note.arguments.emplace_back(int{question.victim});
        break;
    case Ask::Rob: note.arguments.emplace_back(int{question.victim}); break;
    case Ask::Flip: note.arguments.emplace_back(static_cast<int>(state.owner().deck.size())); break;
    default: note.arguments.emplace_back(question.most - static_cast<int>(state.chosen.size())); break;
    }
    return note;
}

}  // namespace

void addOffers(const Match& match, Table& table)
{
    const Question& question = match.state.question;
    if (question.ask == Ask::Over) return;
    if (question.ask == Ask::Opening) {
        table.offers = openingOffers(match);
    } else if (question.ask == Ask::Turn) {
        addTurn(match, table.offers);
    } else {
        table.question = questionOf(match);
        if (isYesNo(question.ask))
            table.offers = {offered("yes", clauseOf(question.about)), offered("no", clauseOf(question.about))};
        else addPicks(match, table.offers);
    }
}

}  // namespace mazzo::goldfish::zombinion

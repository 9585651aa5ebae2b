// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/clarifications.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/everzone/opponent.h"
#include "goldfish/everzone/turn.h"
#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

using QuestionKind = CardQuestion::Kind;

struct Clarification {
    std::string_view card;
    Moment moment;
    const char* clause;
    const char* note;
};

constexpr Clarification kClarifications[]{
    {"adam-finn", Moment::Activated, "EZ-K02", "everzone.now-adam-finn"},
    {"virago", Moment::Activated, "EZ-K16", "everzone.now-virago"},
    {"vlad", Moment::Activated, "EZ-K17", "everzone.now-vlad"},
    {"sea-arrow", Moment::Activated, "EZ-K12", "everzone.now-sea-arrow"},
    {"xenogray", Moment::Activated, "EZ-K14", "everzone.now-strikes-alone"},
    {"kraken", Moment::Activated, "EZ-K14", "everzone.now-strikes-alone"},
    {"meraud", Moment::Activated, "EZ-K05", "everzone.now-meraud"},
    {"ciel", Moment::Used, "EZ-K15", "everzone.now-ciel"},
    {"zarkendra", Moment::Used, "EZ-K07", "everzone.now-zarkendra"},
    {"final-protocol", Moment::Played, "EZ-K32", "everzone.now-final-protocol"},
    {"tribe-recall", Moment::Played, "EZ-K31", "everzone.now-tribe-recall"},
    {"engagement", Moment::Played, "EZ-K33", "everzone.now-engagement"},
    {"orbital-void", Moment::Played, "EZ-K34", "everzone.now-orbital-void"},
    {"area-invasion", Moment::Played, "EZ-K35", "everzone.now-area-invasion"},
    {"carapace", Moment::Played, "EZ-K30", "everzone.now-carapace"},
    {"hantal-vexilium", Moment::Destroyed, "EZ-K18", "everzone.now-hantal-vexilium"},
    {"sniper", Moment::FirstStrike, "EZ-K10", "everzone.now-first-strike"},
    {"moray", Moment::FirstStrike, "EZ-K11", "everzone.now-first-strike"},
};

std::vector<Operand> values() { return {wordOperand("attack"), wordOperand("defence"), wordOperand("range")}; }

/// The units that may pay for another one to stay active (EZ-K19).
std::vector<Operand> priceOf(const State& state, PieceId unit)
{
    std::vector<Operand> units = unitsOnField(state);
    std::erase_if(units, [unit](const Operand& other) { return other.piece == unit; });
    return units;
}

/// Every active unit of both sides loses of one value; opposing units fall at Defence 0 like the player's (EZ-T34).
void weakenAll(const Setup& setup, State& state, const std::string& value, int amount)
{
    for (const Operand& unit : unitsThatAre(state, kActive)) change(setup, state, unit, value, -amount);
    std::vector<PieceId> fallen;
    for (Piece& piece : state.table.pile(kEnemyZone).pieces) {
        if (!piece.is(kActive)) continue;
        const Unit before = unitOfPiece(setup, state, piece);
        const std::string counter = value + "-bonus";
        piece.setCount(counter, piece.count(counter) - amount);
        if (value == "defence" && before.defence && *before.defence <= amount) fallen.push_back(piece.id);
    }
    for (const PieceId id : fallen) static_cast<void>(taken(state.table, id));
    if (!fallen.empty())
        state.table.log.push_back({"EZ-T34", "everzone.enemy-fell", {static_cast<int>(fallen.size())}});
}

}  // namespace

void explain(const Setup& setup, State& state, CardIndex card, Moment moment)
{
    if (setup.isUnknownCard(card)) return;
    for (const Clarification& each : kClarifications)
        if (each.moment == moment && setup.catalogue->find(each.card) == card)
            state.table.log.push_back({each.clause, each.note, {card}});
}

void explainFirstStrike(const Setup& setup, State& state)
{
    for (const Operand& unit : unitsThatAre(state, kActive)) explain(setup, state, unit.card, Moment::FirstStrike);
}

void askForPrice(const Setup& setup, State& state, const Operand& unit)
{
    if (isListed(setup, "price-to-stay-active", unit.card))
        state.questions.push_back({QuestionKind::PriceToStay, unit.piece, unit.card});
}

void askForValueLost(const Setup& setup, State& state, CardIndex card)
{
    if (isListed(setup, "weakens-when-destroyed", card)) state.questions.push_back({QuestionKind::ValueLost, {}, card});
}

void askForArmyBonus(const Setup& setup, State& state, const Operand& support)
{
    if (isListed(setup, "strengthens-army", support.card))
        state.questions.push_back({QuestionKind::ArmyBonus, support.piece, support.card});
}

void dropVoidQuestions(State& state)
{
    std::erase_if(state.questions, [&state](const CardQuestion& question) {
        if (state.step == Step::Over || state.battleTurn == 0) return true;
        if (question.kind == QuestionKind::ValueLost) return false;
        const Pile* pile = state.table.pileOf(question.piece);
        return !pile || pile->zone != "field" ||
               (question.kind == QuestionKind::PriceToStay && !state.table.piece(question.piece)->is(kActive));
    });
}

std::vector<Offer> answerOffers(const State& state)
{
    const CardQuestion& question = state.questions.front();
    if (question.kind == QuestionKind::ValueLost) return {offered("pick", values(), "EZ-K18")};
    if (question.kind == QuestionKind::ArmyBonus) return {offered("pick", values(), "EZ-K30")};
    std::vector<Offer> offers;
    if (std::vector<Operand> units = priceOf(state, question.piece); !units.empty())
        offers.push_back(offered("pick", std::move(units), "EZ-K19"));
    offers.push_back(offered("skip", "EZ-K19"));
    return offers;
}

std::optional<Note> cardQuestion(const Setup& setup, const State& state)
{
    if (state.questions.empty()) return std::nullopt;
    const CardQuestion& question = state.questions.front();
    switch (question.kind) {
    case QuestionKind::ValueLost:
        return Note{"EZ-K18", "everzone.ask-value-lost", {question.card, setup.procedure.number("value-lost", 4)}};
    case QuestionKind::ArmyBonus:
        return Note{"EZ-K30", "everzone.ask-army-bonus", {question.card, setup.procedure.number("army-bonus", 2)}};
    case QuestionKind::PriceToStay: break;
    }
    return Note{"EZ-K19", "everzone.ask-price", {question.card}};
}

void answer(const Setup& setup, State& state, const Action& action)
{
    const CardQuestion question = state.questions.front();
    state.questions.erase(state.questions.begin());
    const Operand card = cardOperand(question.card, question.piece);
    if (question.kind == QuestionKind::PriceToStay && action.is("skip")) {
        setUnitState(onField(state, question.piece), kDeactivated);
        state.table.log.push_back({"EZ-K19", "everzone.price-not-paid", {question.card}});
    } else if (question.kind == QuestionKind::PriceToStay) {
        state.table.log.push_back({"EZ-K19", "everzone.price-paid", {action.operand().card, question.card}});
        destroy(setup, state, action.operand());
    } else if (question.kind == QuestionKind::ValueLost) {
        const int amount = setup.procedure.number("value-lost", 4);
        state.table.log.push_back({"EZ-K18", "everzone.value-lost", {action.operand().word, amount}});
        weakenAll(setup, state, action.operand().word, amount);
    } else {
        const int amount = setup.procedure.number("army-bonus", 2);
        onField(state, card.piece).setCount(action.operand().word + "-bonus", amount);
        state.table.log.push_back({"EZ-K30", "everzone.army-changed", {action.operand().word, amount}});
    }
}

}  // namespace mazzo::goldfish::everzone

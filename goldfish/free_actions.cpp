// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/free_actions.h"

#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

using Sight = Procedure::Sight;

/// Every card that the player sees.
std::vector<Operand> visible(const Table& table)
{
    std::vector<Operand> operands;
    for (const Pile& pile : table.piles) {
        if (pile.sight == Sight::Hidden) continue;
        std::vector<Operand> more = operandsOf(pile);
        if (pile.sight == Sight::Top && more.size() > 1) more.resize(1);
        operands.insert(operands.end(), more.begin(), more.end());
    }
    return operands;
}

template <class Wanted>
std::vector<Operand> zones(const Table& table, const Wanted& wanted)
{
    std::vector<Operand> operands;
    for (const Pile& pile : table.piles)
        if (wanted(pile)) operands.push_back(wordOperand(pile.zone));
    return operands;
}

void offerIfAny(std::vector<Offer>& offers, Offer offer)
{
    const bool possible = std::all_of(offer.parts.begin(), offer.parts.end(),
                                      [](const Offer::Part& slot) { return slot.numbers || !slot.choices.empty(); });
    if (possible) offers.push_back(std::move(offer));
}

bool canDraw(const Setup& setup, const Table& table)
{
    const Procedure& procedure = setup.procedure;
    if (!table.pile(procedure.drawPile).pieces.empty()) return true;
    return procedure.reshuffle.when != Procedure::Reshuffle::When::Never &&
           !table.pile(procedure.reshuffle.from).pieces.empty();
}

void toggle(Table& table, const Action& action)
{
    for (Pile& pile : table.piles) {
        for (Piece& piece : pile.pieces) {
            if (piece.id != action.operand().piece) continue;
            const std::string& state = action.operand(1).word;
            const bool on = !piece.is(state);
            piece.set(state, on);
            table.log.push_back({{}, on ? "marked" : "unmarked", {piece.card, state}});
        }
    }
}

void moveCard(Table& table, const Action& action)
{
    const std::string& zone = action.operand(1).word;
    if (action.parts[1].link == "to" && table.pile(zone).sight != Sight::Open)
        moveToFront(table, action.operand().piece, zone);
    else move(table, action.operand().piece, zone);
    table.log.push_back(
        {{}, action.parts[1].link == "to" ? "moved-card" : "moved-under", {action.operand().card, zone}});
}

void moveTop(Table& table, const std::string& from, const std::string& to)
{
    const CardIndex card = table.pile(from).pieces.front().card;
    moveToFront(table, table.pile(from).pieces.front().id, to);
    table.log.push_back({{},
                         table.pile(to).sight == Sight::Hidden ? "moved" : "moved-card",
                         table.pile(to).sight == Sight::Hidden ? std::vector<NoteArgument>{1, from, to}
                                                               : std::vector<NoteArgument>{card, to}});
}

}  // namespace

std::vector<Offer> freeOffers(const Setup& setup, const Table& table)
{
    const auto any = [](const Pile&) { return true; };
    const auto hidden = [](const Pile& pile) { return pile.sight != Sight::Open; };
    const auto filledPile = [&](const Pile& pile) { return hidden(pile) && !pile.pieces.empty(); };
    std::vector<Offer> offers{offered("next")};
    if (canDraw(setup, table)) offers.push_back(offered("draw"));
    offerIfAny(offers, offeredPair("move", visible(table), "to", zones(table, any)));
    offerIfAny(offers, offeredPair("move", visible(table), "under", zones(table, hidden)));
    offerIfAny(offers, offeredPair("top", zones(table, filledPile), "to", zones(table, any)));
    offerIfAny(offers, offered("shuffle", zones(table, filledPile)));
    std::vector<Operand> states;
    for (const std::string& state : setup.procedure.states) states.push_back(wordOperand(state));
    offerIfAny(offers, offeredPair("mark", visible(table), "as", std::move(states)));
    for (const Procedure::TableCounter& counter : setup.procedure.counters) {
        Offer offer = offered("set", {wordOperand(counter.id)});
        offer.parts.push_back({"to", {}, 1, 1, std::pair(counter.least, counter.most)});
        offers.push_back(std::move(offer));
    }
    offers.push_back(offeredNumber("roll", 2, 1000));
    return offers;
}

void playFreeAction(const Setup& setup, FreeState& state, const Action& action)
{
    Table& table = state.table;
    if (action.is("draw")) {
        draw(setup, table, state.chance, 1, {});
    } else if (action.is("move")) {
        moveCard(table, action);
    } else if (action.is("top")) {
        moveTop(table, action.operand().word, action.operand(1).word);
    } else if (action.is("shuffle")) {
        laterShuffle(setup, state.chance, table.pile(action.operand().word).pieces);
        table.log.push_back({{}, "shuffled", {action.operand().word}});
    } else if (action.is("mark")) {
        toggle(table, action);
    } else if (action.is("set")) {
        table.setCount(action.operand().word, action.number(1));
        table.log.push_back({{}, "counter", {action.operand().word, action.number(1)}});
    } else if (action.is("roll")) {
        const int sides = action.number();
        table.log.push_back(
            {{},
             "rolled",
             {sides, static_cast<int>(state.chance.random.below(static_cast<std::uint32_t>(sides))) + 1}});
    }
    reshuffleIfDue(setup, table, state.chance);
}

}  // namespace mazzo::goldfish

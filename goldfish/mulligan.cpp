// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/mulligan.h"

#include <algorithm>

namespace mazzo::goldfish {

namespace {

using Kind = Procedure::Mulligan::Kind;

std::vector<Operand> handOf(const Setup& setup, const Table& table, const std::vector<PieceId>& apart)
{
    std::vector<Operand> hand = operandsOf(table.pile(setup.procedure.hand));
    std::erase_if(hand, [&apart](const Operand& operand) {
        return std::find(apart.begin(), apart.end(), operand.piece) != apart.end();
    });
    return hand;
}

void wholeHand(const Setup& setup, Table& table, Chance& chance, const std::vector<Operand>& hand)
{
    const Procedure::Mulligan& rule = setup.procedure.mulligan;
    std::vector<CardIndex> cards;
    for (const Operand& operand : hand) {
        cards.push_back(operand.card);
        move(table, operand.piece, rule.to);
    }
    if (rule.to == setup.procedure.drawPile) laterShuffle(setup, chance, table.pile(rule.to).pieces);
    table.log.push_back({rule.clause, "mulligan", {static_cast<int>(hand.size()), std::move(cards)}});
    draw(setup, table, chance, static_cast<int>(hand.size()) - setup.value(rule.less), rule.clause);
    reshuffleIfDue(setup, table, chance);
}

void exchange(const Setup& setup, Table& table, Chance& chance, const std::vector<Operand>& returned)
{
    const std::string& clause = setup.procedure.mulligan.clause;
    std::vector<CardIndex> cards;
    for (const Operand& operand : returned) {
        cards.push_back(operand.card);
        move(table, operand.piece, setup.procedure.drawPile);
    }
    table.log.push_back({clause, "exchanged", {static_cast<int>(returned.size()), std::move(cards)}});
    draw(setup, table, chance, static_cast<int>(returned.size()), clause);
}

}  // namespace

std::vector<Offer> mulliganOffers(const Setup& setup, const Table& table, int made, const std::vector<PieceId>& apart)
{
    const Procedure::Mulligan& rule = setup.procedure.mulligan;
    std::vector<Offer> offers{offered("keep", rule.clause)};
    std::vector<Operand> hand = handOf(setup, table, apart);
    const auto size = static_cast<int>(hand.size());
    const int times = setup.value(rule.times);
    if (rule.kind == Kind::None || (times >= 0 && made >= times) || size < std::max(1, setup.value(rule.leastHand)))
        return offers;
    if (rule.kind == Kind::WholeHand) {
        Offer offer = offered("mulligan", rule.clause);
        offer.note = {rule.clause, "draws", {std::max(0, size - setup.value(rule.less))}};
        offers.push_back(std::move(offer));
    } else {
        const int most = setup.value(rule.most);
        offers.push_back(
            offeredList("bottom", std::move(hand), 1, most < 0 ? size : std::min(most, size), rule.clause));
    }
    return offers;
}

void doMulligan(const Setup& setup, Table& table, Chance& chance, const Action& action,
                const std::vector<PieceId>& apart)
{
    if (action.is("bottom")) exchange(setup, table, chance, action.operands());
    else wholeHand(setup, table, chance, handOf(setup, table, apart));
}

}  // namespace mazzo::goldfish

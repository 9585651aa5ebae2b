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

/// How many mulligans, of those made, cost cards.
int paidFor(const Setup& setup, int made) { return std::max(0, made - setup.value(setup.procedure.mulligan.free)); }

/// How many cards go under the draw pile when the hand is kept.
int owed(const Setup& setup, int made)
{
    const Procedure::Mulligan& rule = setup.procedure.mulligan;
    return rule.kind == Kind::Bottom ? paidFor(setup, made) * setup.value(rule.less) : 0;
}

void wholeHand(const Setup& setup, Table& table, Chance& chance, const std::vector<Operand>& hand, int made)
{
    const Procedure::Mulligan& rule = setup.procedure.mulligan;
    const std::string& to = rule.kind == Kind::Bottom ? setup.procedure.drawPile : rule.to;
    const int less = rule.kind == Kind::Bottom || paidFor(setup, made + 1) == 0 ? 0 : setup.value(rule.less);
    std::vector<CardIndex> cards;
    for (const Operand& operand : hand) {
        cards.push_back(operand.card);
        move(table, operand.piece, to);
    }
    if (to == setup.procedure.drawPile) laterShuffle(setup, chance, table.pile(to).pieces);
    table.log.push_back({rule.clause, "mulligan", {static_cast<int>(hand.size()), std::move(cards)}});
    draw(setup, table, chance, static_cast<int>(hand.size()) - less, rule.clause);
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

void putUnder(const Setup& setup, Table& table, const std::vector<Operand>& returned)
{
    std::vector<CardIndex> cards;
    for (const Operand& operand : returned) {
        cards.push_back(operand.card);
        move(table, operand.piece, setup.procedure.drawPile);
    }
    table.log.push_back(
        {setup.procedure.mulligan.clause, "put-under", {static_cast<int>(returned.size()), std::move(cards)}});
}

}  // namespace

std::vector<Offer> mulliganOffers(const Setup& setup, const Table& table, int made, const std::vector<PieceId>& apart)
{
    const Procedure::Mulligan& rule = setup.procedure.mulligan;
    std::vector<Offer> offers{offered("keep", rule.clause)};
    std::vector<Operand> hand = handOf(setup, table, apart);
    const auto size = static_cast<int>(hand.size());
    const int times = setup.value(rule.times);
    const int under = std::min(owed(setup, made), size);
    if (under > 0) offers = {offeredList("bottom", hand, under, under, rule.clause)};
    if (rule.kind == Kind::None || (times >= 0 && made >= times) ||
        size - under < std::max(1, setup.value(rule.leastHand)))
        return offers;
    if (rule.kind == Kind::WholeHand || rule.kind == Kind::Bottom) {
        Offer offer = offered("mulligan", rule.clause);
        const int less = rule.kind == Kind::Bottom       ? owed(setup, made + 1)
                         : paidFor(setup, made + 1) == 0 ? 0
                                                         : setup.value(rule.less);
        offer.note = {rule.clause, "draws", {std::max(0, size - less)}};
        offers.push_back(std::move(offer));
    } else {
        const int most = setup.value(rule.most);
        offers.push_back(
            offeredList("bottom", std::move(hand), 1, most < 0 ? size : std::min(most, size), rule.clause));
    }
    return offers;
}

bool isMulliganOpen(const Setup& setup, const Table& table, int made)
{
    const std::vector<Offer> offers = mulliganOffers(setup, table, made);
    return offers.size() > 1 || offers.front().verb != "keep";
}

bool doMulligan(const Setup& setup, Table& table, Chance& chance, const Action& action,
                const std::vector<PieceId>& apart, int made)
{
    const bool keeps = action.is("bottom") && setup.procedure.mulligan.kind == Kind::Bottom;
    if (keeps) putUnder(setup, table, action.operands());
    else if (action.is("bottom")) exchange(setup, table, chance, action.operands());
    else wholeHand(setup, table, chance, handOf(setup, table, apart), made);
    return keeps;
}

}  // namespace mazzo::goldfish

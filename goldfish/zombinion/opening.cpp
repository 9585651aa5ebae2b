// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/opening.h"

#include "goldfish/zombinion/moves.h"
#include "goldfish/zombinion/view.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

std::vector<Offer> openingOffers(const Match& match)
{
    using Rule = Procedure::Mulligan::Kind;
    const Setup& setup = *match.setup;
    const Procedure::Mulligan& rule = setup.procedure.mulligan;
    const CardPile& hand = match.seat(0).hand;
    const auto size = static_cast<int>(hand.size());
    const int times = setup.value(rule.times);
    std::vector<Offer> offers{offered("keep", rule.clause)};
    if (rule.kind == Rule::None || (times >= 0 && match.state.mulligans >= times) ||
        size < std::max(1, setup.value(rule.leastHand)))
        return offers;
    if (rule.kind == Rule::WholeHand) {
        offers.push_back(offered("mulligan", rule.clause));
        offers.back().note = {rule.clause, "draws", {std::max(0, size - setup.value(rule.less))}};
    } else {
        const int most = setup.value(rule.most);
        offers.push_back(
            offeredList("bottom", operandsOf(match, hand), 1, most < 0 ? size : std::min(most, size), rule.clause));
    }
    return offers;
}

void mulligan(const Match& match)
{
    const Procedure::Mulligan& rule = match.setup->procedure.mulligan;
    Seat& owner = match.seat(0);
    const auto size = static_cast<int>(owner.hand.size());
    report(match, rule.clause.c_str(), "mulligan", 0, size, cardsIn(owner.hand));
    const bool shuffledIn = rule.to == match.setup->procedure.drawPile;
    (shuffledIn ? owner.deck : owner.discard).append(owner.hand);
    owner.hand.clear();
    if (shuffledIn) shuffle(owner.deck, match.state.chance.random);
    draw(match, 0, std::max(0, size - match.setup->value(rule.less)), rule.clause.c_str());
    ++match.state.mulligans;
}

void exchangeCards(const Match& match)
{
    const std::string& clause = match.setup->procedure.mulligan.clause;
    Seat& owner = match.seat(0);
    CardPile& given = match.state.chosen;
    report(match, clause.c_str(), "exchanged", 0, static_cast<int>(given.size()), cardsIn(given));
    CardPile deck;
    for (std::size_t place = given.size(); place > 0; --place) {
        owner.hand.remove(given[place - 1]);
        deck.push(given[place - 1]);
    }
    deck.append(owner.deck);
    owner.deck = deck;
    draw(match, 0, static_cast<int>(given.size()), clause.c_str());
    given.clear();
    ++match.state.mulligans;
}

}  // namespace mazzo::goldfish::zombinion

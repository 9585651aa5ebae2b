// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy.h"

#include "goldfish/zombinion/score.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

using What = Condition::What;

/// The sum of a number over all own cards.
template <class Value>
int sumOwned(const Seat& seat, Value value)
{
    int sum = 0;
    for (const CardPile* pile : {&seat.deck, &seat.hand, &seat.play, &seat.discard})
        for (const Card card : *pile) sum += value(kindOf(card));
    return sum;
}

int bestOther(const Match& match, std::size_t seat)
{
    const SeatPoints points = pointsOf(match.data, match.state);
    std::optional<int> best;
    for (std::size_t other = 0; other < match.state.seatCount; ++other)
        if (other != seat) best = std::max(best.value_or(points[other]), points[other]);
    return best.value_or(0);
}

int valueOf(const Match& match, std::size_t seat, What what, Kind kind)
{
    const Seat& owner = match.seat(seat);
    switch (what) {
    case What::Have: return sumOwned(owner, [&](Kind own) { return own == kind ? 1 : 0; });
    case What::Left: return match.state.supply[at(kind)];
    case What::Hand:
        return static_cast<int>(
            std::count_if(owner.hand.begin(), owner.hand.end(), [kind](Card card) { return kindOf(card) == kind; }));
    case What::Actions: return sumOwned(owner, [&](Kind own) { return match.data.is(own, GameData::Action) ? 1 : 0; });
    case What::Cards: return sumOwned(owner, [](Kind) { return 1; });
    case What::Turn: return owner.turns;
    case What::Colpi: return match.state.colpi;
    case What::Money: return sumOwned(owner, [&](Kind own) { return int{match.data.colpi[at(own)]}; });
    case What::Empty: return match.state.emptyPiles;
    case What::Points: return scoreOf(match.data, match.state, seat).points;
    case What::Opponent: return bestOther(match, seat);
    case What::Lead: return scoreOf(match.data, match.state, seat).points - bestOther(match, seat);
    }
    return 0;
}

bool allHold(const Match& match, std::size_t seat, const Strategy::Conditions& conditions)
{
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](const Condition& condition) { return holds(match, seat, condition); });
}

}  // namespace

bool holds(const Match& match, std::size_t seat, const Condition& condition)
{
    int value = 0;
    for (const Condition::Term& term : condition.terms)
        value += term.factor * valueOf(match, seat, term.what, term.kind);
    return compares(value, condition.relation, condition.number);
}

bool applies(const Match& match, std::size_t seat, const Strategy::Wish& wish)
{
    return allHold(match, seat, wish.conditions) ||
           std::any_of(wish.alternatives.begin(), wish.alternatives.end(),
                       [&](const Strategy::Conditions& conditions) { return allHold(match, seat, conditions); });
}

Listed listed(const Match& match, std::size_t seat, const std::vector<Strategy::Wish>& wishes, Kind kind)
{
    Listed found;
    for (std::size_t place = 0; place < wishes.size(); ++place) {
        if (wishes[place].kind != kind) continue;
        found.named = true;
        if (!applies(match, seat, wishes[place])) continue;
        found.rank = static_cast<int>(wishes.size() - place);
        break;
    }
    return found;
}

Kind nextBuy(const Match& match, std::size_t seat, const Strategy& strategy, int colpi)
{
    for (const Strategy::Wish& buy : strategy.buys) {
        if (match.cost(buy.kind) > colpi || match.state.supply[at(buy.kind)] == 0 || !match.data.costKnown(buy.kind))
            continue;
        if (applies(match, seat, buy)) return buy.kind;
    }
    return Kind::None;
}

}  // namespace mazzo::goldfish::zombinion

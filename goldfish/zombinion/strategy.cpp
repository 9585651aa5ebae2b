// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy.h"

#include "goldfish/zombinion/score.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

template <class Test>
int owned(const Seat& seat, Test test)
{
    int count = 0;
    for (const CardPile* pile : {&seat.deck, &seat.hand, &seat.play, &seat.discard})
        count += static_cast<int>(
            std::count_if(pile->begin(), pile->end(), [&test](Card card) { return test(kindOf(card)); }));
    return count;
}

int valueOf(const Match& match, std::size_t seat, const Condition& condition)
{
    const Seat& owner = match.seat(seat);
    switch (condition.what) {
    case Condition::What::Have: return owned(owner, [&](Kind kind) { return kind == condition.kind; });
    case Condition::What::Left: return match.state.supply[at(condition.kind)];
    case Condition::What::Actions:
        return owned(owner, [&](Kind kind) { return match.data.is(kind, GameData::Action); });
    case Condition::What::Cards: return owned(owner, [](Kind) { return true; });
    case Condition::What::Turn: return owner.turns;
    case Condition::What::Colpi: return match.state.colpi;
    case Condition::What::Points: return scoreOf(match.data, owner).points;
    }
    return 0;
}

}  // namespace

bool holds(const Match& match, std::size_t seat, const Condition& condition)
{
    const int value = valueOf(match, seat, condition);
    switch (condition.relation) {
    case Condition::Relation::Less: return value < condition.number;
    case Condition::Relation::AtMost: return value <= condition.number;
    case Condition::Relation::Equal: return value == condition.number;
    case Condition::Relation::AtLeast: return value >= condition.number;
    case Condition::Relation::More: return value > condition.number;
    }
    return false;
}

Kind nextBuy(const Match& match, std::size_t seat, const Strategy& strategy, int colpi)
{
    for (const Strategy::Buy& buy : strategy.buys) {
        if (match.cost(buy.kind) > colpi || match.state.supply[at(buy.kind)] == 0 || !match.data.costKnown(buy.kind))
            continue;
        if (std::all_of(buy.conditions.begin(), buy.conditions.end(),
                        [&](const Condition& condition) { return holds(match, seat, condition); }))
            return buy.kind;
    }
    return Kind::None;
}

Strategy tableBot(const Setup& setup, const GameData& data)
{
    Strategy strategy;
    const auto found = setup.procedure.parameters.find("bot-buys");
    const auto* ids = found == setup.procedure.parameters.end() ? nullptr
                                                                : std::get_if<std::vector<std::string>>(&found->second);
    const int actions = setup.procedure.number("bot-actions", 0);
    for (const std::string& id : ids ? *ids : std::vector<std::string>{}) {
        const auto card = setup.catalogue->find(setup.game->id + ':' + id);
        const Kind kind = card ? data.kindOf(*card) : Kind::None;
        if (kind == Kind::None) continue;
        Strategy::Buy buy{kind, {}};
        if (data.is(kind, GameData::Action))
            buy.conditions.push_back({Condition::What::Actions, Kind::None, Condition::Relation::Less, actions});
        strategy.buys.push_back(std::move(buy));
    }
    return strategy;
}

}  // namespace mazzo::goldfish::zombinion

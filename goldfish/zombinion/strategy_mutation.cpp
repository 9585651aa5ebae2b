// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_mutation.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

using What = Condition::What;

constexpr std::size_t kMaxBuys = 14;  // a file that a person still reads
constexpr std::size_t kMaxConditions = 2;

std::uint32_t countOf(const auto& list) { return static_cast<std::uint32_t>(list.size()); }

int between(int low, int high, Random& random)
{
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

template <class List>
auto placeIn(List& list, Random& random)
{
    return list.begin() + random.below(countOf(list));
}

Condition comparison(What what, Kind kind, Relation relation, int number)
{
    return {{{what, kind, 1}}, relation, number};
}

}  // namespace

StrategyMutation::StrategyMutation(const GameData& data) : m_data(data)
{
    for (const Kind kind : data.supply) {
        // Nobody wants an Infezione, and a Pallottola is hardly ever worth a purchase.
        if (kind == Kind::Infezione || kind == Kind::Pallottola || !data.costKnown(kind)) continue;
        m_kinds.push_back(kind);
        if (data.is(kind, GameData::Action)) m_actions.push_back(kind);
    }
}

Kind StrategyMutation::anyKind(Random& random) const
{
    // Action cards are most of the choices and should be most of the trials.
    return m_kinds[random.below(countOf(m_kinds))];
}

Condition StrategyMutation::condition(Kind about, Random& random) const
{
    const Relation early = Relation::AtMost;
    const Relation late = Relation::AtLeast;
    if (!m_data.is(about, GameData::Action) && random.below(2) == 0) {
        if (m_data.is(about, GameData::Victory))
            return random.below(3) == 0
                       ? comparison(What::Money, Kind::None, late, between(8, 24, random))
                       : comparison(What::Left, Kind::MoltiPiuZombi, Relation::AtMost, between(1, 8, random));
        return comparison(What::Left, Kind::MoltiPiuZombi, Relation::More, between(1, 5, random));
    }
    switch (random.below(9)) {
    case 0:
    case 1:
    case 2: return comparison(What::Have, about, Relation::Less, between(1, 4, random));
    case 3: return comparison(What::Have, anyKind(random), late, between(1, 3, random));
    case 4: return comparison(What::Turn, Kind::None, early, between(2, 12, random));
    case 5: return comparison(What::Actions, Kind::None, Relation::Less, between(1, 6, random));
    case 6: return comparison(What::Cards, Kind::None, late, between(12, 22, random));
    case 7:
        return comparison(What::Lead, Kind::None, random.below(2) == 0 ? late : Relation::Less, between(-3, 3, random));
    default:
        return comparison(What::Money, Kind::None, random.below(2) == 0 ? late : Relation::Less,
                          between(8, 22, random));
    }
}

void StrategyMutation::insertBuy(Strategy& strategy, Random& random) const
{
    if (strategy.buys.size() >= kMaxBuys) return;
    const Kind kind = anyKind(random);
    Strategy::Wish wish = m_data.is(kind, GameData::Action) ? buyUpTo(kind, between(1, 3, random))
                                                            : Strategy::Wish{kind, {condition(kind, random)}, {}};
    if (random.below(4) == 0) wish.conditions.push_back(condition(kind, random));
    strategy.buys.insert(strategy.buys.begin() + random.below(countOf(strategy.buys) + 1), std::move(wish));
}

void StrategyMutation::changeConditions(Strategy::Wish& wish, Random& random) const
{
    const std::uint32_t action = random.below(4);
    if (wish.conditions.empty() || (action == 0 && wish.conditions.size() < kMaxConditions)) {
        wish.conditions.push_back(condition(wish.kind, random));
    } else if (action == 1) {
        wish.alternatives.clear();
        wish.conditions.erase(placeIn(wish.conditions, random));
    } else {
        constexpr int kSteps[]{-2, -1, 1, 2};
        placeIn(wish.conditions, random)->number += kSteps[random.below(4)];
    }
}

/// The first lines of `play` decide what is played when only one card can be.
void StrategyMutation::changePlays(Strategy& strategy, Random& random) const
{
    if (m_actions.empty()) return;
    if (!strategy.plays.empty() && random.below(2) == 0) {
        strategy.plays.erase(placeIn(strategy.plays, random));
        return;
    }
    const Kind kind = m_actions[random.below(countOf(m_actions))];
    std::erase_if(strategy.plays, [kind](const Strategy::Wish& wish) { return wish.kind == kind; });
    strategy.plays.insert(strategy.plays.begin(), {kind, {}, {}});
}

void StrategyMutation::change(Strategy& strategy, Random& random) const
{
    std::vector<Strategy::Wish>& buys = strategy.buys;
    const std::uint32_t action = random.below(12);
    if (buys.empty() || action < 3) return insertBuy(strategy, random);
    if (action < 7) return changeConditions(*placeIn(buys, random), random);
    if (action == 7) {
        if (buys.size() > 1) buys.erase(placeIn(buys, random));
    } else if (action < 10) {
        const auto from = placeIn(buys, random);
        Strategy::Wish moved = std::move(*from);
        buys.erase(from);
        buys.insert(buys.begin() + random.below(countOf(buys) + 1), std::move(moved));
    } else if (action == 10) {
        placeIn(buys, random)->kind = anyKind(random);
    } else {
        changePlays(strategy, random);
    }
}

Strategy StrategyMutation::mutated(Strategy strategy, Random& random) const
{
    const int changes = between(1, 3, random);
    for (int done = 0; done < changes; ++done) change(strategy, random);
    return strategy;
}

Strategy StrategyMutation::crossed(Strategy strategy, const Strategy& other, Random& random) const
{
    for (std::size_t place = 0; place < other.buys.size(); ++place) {
        const Strategy::Wish& wish = other.buys[place];
        if (random.below(3) != 0 || strategy.buys.size() >= kMaxBuys) continue;
        if (std::ranges::find(strategy.buys, wish) != strategy.buys.end()) continue;
        const std::size_t there = place * strategy.buys.size() / other.buys.size();
        strategy.buys.insert(strategy.buys.begin() + static_cast<std::ptrdiff_t>(there), wish);
    }
    return strategy;
}

Strategy::Wish buyUpTo(Kind kind, int copies)
{
    return {kind, {comparison(What::Have, kind, Relation::Less, copies)}, {}};
}

Strategy withoutIdleLines(Strategy strategy, const GameData& data)
{
    for (std::vector<Strategy::Wish>* wishes :
         {&strategy.buys, &strategy.plays, &strategy.trashes, &strategy.keeps, &strategy.discards})
        std::erase_if(*wishes, [&](const Strategy::Wish& wish) {
            return std::ranges::find(data.supply, wish.kind) == data.supply.end();
        });
    return strategy;
}

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/bot_values.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr int kStages = 8;       // the pile of Molti + Zombi in eighths: 8 at the start, 0 at the end
constexpr int kLateStage = 3;    // from here on points count more than purchases
constexpr int kMinMoney = 4;     // Colpi that a deck keeps when Pallottola are trashed
constexpr int kThinning = 5;     // what a deck gains by one Pallottola less
constexpr int kListed = 10'000;  // above every computed value

int stage(const Match& match)
{
    const int pile = std::max<int>(1, match.data.pile[at(Kind::MoltiPiuZombi)]);
    const int left = match.state.supply[at(Kind::MoltiPiuZombi)];
    return std::min(kStages, (left * kStages + pile - 1) / pile);
}

}  // namespace

bool isDead(const Match& match, Kind kind)
{
    return !match.data.is(kind, GameData::Action) && !match.data.is(kind, GameData::Mirare);
}

bool isLate(const Match& match) { return stage(match) <= kLateStage; }

int deckValue(const Match& match, Kind kind)
{
    const int left = stage(match);
    if (match.data.is(kind, GameData::Mirare)) {
        const int colpi = match.data.colpi[at(kind)];
        return colpi <= 1 ? 1 : (3 * colpi - 3) * left / 2;
    }
    if (match.data.is(kind, GameData::Action)) return match.cost(kind) * left / 2;
    const int points = match.data.cardsPerPoint[at(kind)] > 0 ? 1 : int{match.data.points[at(kind)]};
    // A dead card costs a place in every hand that is still drawn.
    return 10 * points - left * (points > 3 ? 3 : 2);
}

int handValue(const Match& match, Kind kind)
{
    if (isDead(match, kind)) return kind == Kind::Infezione ? -2 : -1;
    return match.cost(kind) + (match.data.is(kind, GameData::Mirare) ? 1 : 0);
}

int Player::worth(Kind kind) const
{
    const bool wanted = !match.data.is(kind, GameData::Action) ||
                        std::ranges::find(strategy.buys, kind, &Strategy::Wish::kind) != strategy.buys.end();
    return wanted ? deckValue(match, kind) : 0;
}

int Player::buyValue(int colpi) const
{
    const Kind kind = nextBuy(match, seat, strategy, colpi);
    return kind == Kind::None ? 0 : std::max(0, deckValue(match, kind));
}

int Player::handColpi() const
{
    int colpi = match.state.colpi;
    for (const Card card : owner().hand) colpi += match.data.colpi[at(kindOf(card))];
    return colpi;
}

Kind Player::bestGain(int limit) const
{
    if (const Kind wanted = nextBuy(match, seat, strategy, limit); wanted != Kind::None) return wanted;
    Kind best = Kind::None;
    for (const Kind kind : match.data.supply) {
        if (match.state.supply[at(kind)] == 0 || !match.data.costKnown(kind) || match.cost(kind) > limit) continue;
        if (best == Kind::None || worth(kind) > worth(best)) best = kind;
    }
    return best;
}

bool Player::keeps(Kind kind) const { return listed(match, seat, strategy.keeps, kind).rank > 0; }

int Player::exchangeValue(Kind kind, int more) const
{
    if (keeps(kind)) return -kListed;
    const Listed wish = listed(match, seat, strategy.trashes, kind);
    if (wish.named) return wish.rank > 0 ? kListed + wish.rank : -kListed / 2;
    const int limit = match.data.costKnown(kind) ? match.cost(kind) + more : -1;
    const Kind gained = bestGain(limit);
    const int now = handColpi();
    const int gain = gained == Kind::None ? 0 : worth(gained);
    return gain - deckValue(match, kind) + buyValue(now - match.data.colpi[at(kind)]) - buyValue(now);
}

CardPile Player::unwanted(std::size_t max) const
{
    struct Candidate {
        Card card;
        int value;
    };
    std::vector<Candidate> dead;
    std::vector<Card> bullets;
    int money = 0;
    for (const CardPile* pile : {&owner().deck, &owner().hand, &owner().play, &owner().discard})
        for (const Card card : *pile) money += match.data.colpi[at(kindOf(card))];
    for (const Card card : owner().hand) {
        const Kind kind = kindOf(card);
        if (keeps(kind)) continue;
        const Listed wish = listed(match, seat, strategy.trashes, kind);
        if (wish.named) {
            if (wish.rank > 0) dead.push_back({card, kListed + wish.rank});
        } else if (isDead(match, kind) && deckValue(match, kind) < 0) {
            dead.push_back({card, -deckValue(match, kind)});
        } else if (kind == Kind::Pallottola && !isLate(match)) {
            bullets.push_back(card);
        }
    }
    std::stable_sort(dead.begin(), dead.end(),
                     [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
    CardPile picks;
    for (const Candidate& each : dead)
        if (picks.size() < max) picks.push(each.card);
    const int now = handColpi();
    std::size_t best = 0;
    int highest = 0;
    for (std::size_t count = 1; count <= bullets.size() && picks.size() + count <= max; ++count) {
        const int spent = static_cast<int>(count);
        if (money - spent < kMinMoney) break;
        const int value = kThinning * spent + buyValue(now - spent) - buyValue(now);
        if (value <= highest) continue;
        highest = value;
        best = count;
    }
    for (std::size_t i = 0; i < best; ++i) picks.push(bullets[i]);
    return picks;
}

}  // namespace mazzo::goldfish::zombinion

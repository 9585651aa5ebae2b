// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/pile.h"

#include "model/query/answers.h"
#include "model/query/matching.h"

#include <algorithm>

namespace mazzo::model {

namespace {

/// Adds up bounds; one that is missing or too large to write stays missing.
struct Total {
    std::int64_t sum = 0;
    bool unbounded = false;

    void add(int value, int copies)
    {
        const std::int64_t product = std::int64_t{value} * copies;
        if (product >= Interval::kHighest || product <= Interval::kLowest) unbounded = true;
        else sum += product;
    }
    [[nodiscard]] int or_(int none) const
    {
        return unbounded ? none
                         : static_cast<int>(std::clamp<std::int64_t>(sum, Interval::kLowest, Interval::kHighest));
    }
};

Interval range(std::int64_t lo, std::int64_t hi)
{
    constexpr std::int64_t most = Interval::kHighest;
    return {static_cast<int>(std::min(lo, most)), static_cast<int>(std::min(hi, most))};
}

bool speaksOfZones(const Syntax& syntax, NodeIndex index)
{
    const Node& node = syntax[index];
    return node.kind == Node::Kind::InZone ||
           std::ranges::any_of(syntax.children(node), [&](NodeIndex child) { return speaksOfZones(syntax, child); });
}

/// What is known of a card that the catalogue does not have: where it lies.
Truth unknownCardTruth(const Syntax& syntax, NodeIndex query, ZoneIndex zone)
{
    return queryTruth(syntax, query, [&](const Node& node) {
        switch (node.kind) {
        case Node::Kind::Everything: return Truth::Yes;
        case Node::Kind::Nothing: return Truth::No;
        case Node::Kind::InZone: return truth(node.zone() == zone);
        default: return Truth::Unknown;
        }
    });
}

}  // namespace

Pile::Pile(const Syntax& syntax, NodeIndex query, const Game& game, const Catalogue& catalogue)
{
    const bool byZone = speaksOfZones(syntax, query);
    for (std::size_t i = 0; i < (byZone ? game.zones.size() : 1); ++i)
        m_sets.push_back(matchesAll(syntax, query, game, catalogue, static_cast<ZoneIndex>(i)));
    for (std::size_t i = 0; i < game.zones.size(); ++i) {
        const MatchSet& set = m_sets[byZone ? i : 0];
        m_zones.push_back({set.yes.words().data(), set.possible.words().data(),
                           unknownCardTruth(syntax, query, static_cast<ZoneIndex>(i))});
    }
}

Interval Pile::count(const Deck& deck) const
{
    std::int64_t lo = 0;
    std::int64_t hi = 0;
    for (const Deck::Entry& entry : deck.entries()) {
        const auto belongs = static_cast<int>(answer(entry));
        lo += entry.copies * std::int64_t{belongs >> 1};
        hi += entry.copies * std::int64_t{(belongs + 1) >> 1};
    }
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards()) {
        const Truth belongs = m_zones[at(unknownCard.zone)].unknownCard;
        if (belongs == Truth::Yes) lo += unknownCard.copies;
        if (belongs != Truth::No) hi += unknownCard.copies;
    }
    return range(lo, hi);
}

Interval Pile::sum(const Deck& deck, const NumberColumn& column) const
{
    Total lo;
    Total hi;
    const auto add = [&](Interval value, Truth belongs, int copies) {
        if (belongs == Truth::No) return;
        if (belongs == Truth::Unknown) value = unite(value, Interval::exactly(0));
        lo.add(value.lo, copies);
        hi.add(value.hi, copies);
    };
    for (const Deck::Entry& entry : deck.entries()) add(column.ranges[at(entry.card)], answer(entry), entry.copies);
    // A unknown card may lack the field, so even where it surely belongs it may add nothing.
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards()) {
        const Truth belongs = m_zones[at(unknownCard.zone)].unknownCard;
        add(column.domain, belongs & Truth::Unknown, unknownCard.copies);
    }
    return {lo.or_(Interval::kLowest), hi.or_(Interval::kHighest)};
}

Interval Pile::copies(const Deck& deck, CardIndex card) const
{
    std::int64_t lo = 0;
    std::int64_t hi = 0;
    for (const Deck::Entry& entry : deck.entries()) {
        const auto belongs = entry.card == card ? static_cast<int>(answer(entry)) : 0;
        lo += entry.copies * std::int64_t{belongs >> 1};
        hi += entry.copies * std::int64_t{(belongs + 1) >> 1};
    }
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
        if (m_zones[at(unknownCard.zone)].unknownCard != Truth::No) hi += unknownCard.copies;
    return range(lo, hi);
}

Interval Pile::copies(const Deck& deck, CardIndex card, const WordColumn& identity) const
{
    const auto isSame = [&](CardIndex other) {
        if (other == card) return Truth::Yes;
        // A card that lacks the field is a copy of nothing but itself.
        const auto lacksIt = [&](CardIndex each) { return identity.isKnown(each) && identity.words(each).empty(); };
        if (lacksIt(card) || lacksIt(other)) return Truth::No;
        if (!identity.isKnown(other) || !identity.isKnown(card)) return Truth::Unknown;
        return truth(std::ranges::equal(identity.words(card), identity.words(other)));
    };
    std::int64_t lo = 0;
    std::int64_t hi = 0;
    for (const Deck::Entry& entry : deck.entries()) {
        const Truth counts = answer(entry) & isSame(entry.card);
        if (counts == Truth::Yes) lo += entry.copies;
        if (counts != Truth::No) hi += entry.copies;
    }
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
        if (m_zones[at(unknownCard.zone)].unknownCard != Truth::No) hi += unknownCard.copies;
    return range(lo, hi);
}

}  // namespace mazzo::model

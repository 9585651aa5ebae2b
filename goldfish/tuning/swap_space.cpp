// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/tuning/swap_space.h"

#include "validators/card_kinds.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace mazzo::goldfish::tuning {

using odds::Dealt;

namespace {

/// All copies of a card in the deck, whatever the zone.
int copiesOf(const Deck& deck, CardIndex card)
{
    int copies = 0;
    for (const Deck::Entry& entry : deck.entries())
        if (entry.card == card) copies += entry.copies;
    return copies;
}

}  // namespace

std::vector<ZoneIndex> SwapSpace::zones(const odds::HandPlan& plan)
{
    std::set<ZoneIndex> zones;
    for (const Dealt& dealt : plan.pile) zones.insert(dealt.zone);
    return {zones.begin(), zones.end()};
}

SwapSpace::SwapSpace(const RuleBook& book, const Setup& setup, const odds::HandPlan& plan, const odds::DeckOdds& odds,
                     std::span<const Dealt> pool, const MaxCopies& maxCopies, int swaps)
{
    const std::set<Dealt> addable(pool.begin(), pool.end());
    std::map<Dealt, int> drawn;
    for (const Dealt& dealt : plan.pile) ++drawn[dealt];
    std::set<Dealt> all = addable;
    for (const auto& [dealt, copies] : drawn) all.insert(dealt);

    // By zone and class, then by what else distinguishes a card: its copies, its room, and its kind for the rules.
    std::map<std::pair<ZoneIndex, std::size_t>, std::map<std::tuple<int, int, std::uint64_t>, Kind>> parts;
    for (const ZoneIndex zone : zones(plan)) {
        const std::vector<std::uint32_t> ruleKinds = cardKinds(book, setup.deck, zone);
        for (const Dealt& dealt : all) {
            if (dealt.zone != zone) continue;
            const bool unknown = setup.isUnknownCard(dealt.card);
            const auto found = drawn.find(dealt);
            const int copies = found == drawn.end() ? 0 : found->second;
            int room = addable.contains(dealt) && !unknown ? swaps : 0;
            if (room > 0 && maxCopies)
                room = std::clamp(maxCopies(dealt.card) - copiesOf(setup.deck, dealt.card), 0, swaps);
            if (copies == 0 && room == 0) continue;
            const std::uint64_t kind = unknown ? ruleKinds.size() + at(dealt.card) : ruleKinds[at(dealt.card)];
            const std::size_t number = odds.classes().of(dealt);
            Kind& mine = parts[{zone, number}][{copies, room, kind}];
            mine.zone = zone;
            mine.number = number;
            mine.copies = copies;
            mine.room = room;
            mine.cards.push_back(dealt.card);
        }
    }
    for (auto& [key, kinds] : parts) {
        Part part{key.first, key.second, 0, 0, {}};
        for (auto& [traits, kind] : kinds) {
            const auto cards = static_cast<int>(std::min(kind.cards.size(), static_cast<std::size_t>(swaps)));
            part.mostLess = std::min(swaps, part.mostLess + cards * kind.copies);
            part.mostMore = std::min(swaps, part.mostMore + cards * kind.room);
            part.kinds.push_back(std::move(kind));
        }
        m_parts.push_back(std::move(part));
    }
}

}  // namespace mazzo::goldfish::tuning

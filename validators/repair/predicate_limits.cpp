// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/predicate_limits.h"

#include "validators/location_pool.h"

#include <algorithm>
#include <functional>

namespace mazzo::validators {

std::optional<PredicateLimits> predicateLimits(const RuleBook::Data& book, const CompiledRule& rule)
{
    if (rule.predicate != predicate("packs-provide") && rule.predicate != predicate("different-packs-provide"))
        return std::nullopt;
    const std::vector<PoolPack> packs = poolPacks(*book.game, *book.catalogue, book.settings.edition);
    const auto players = book.game->option("players");
    if (packs.empty() || !players) return std::nullopt;
    PredicateLimits limits;
    std::map<std::uint32_t, std::vector<int>> counts;  // of each card in the decks that have it
    for (const PoolPack& pack : packs) {
        limits.others.push_back(static_cast<std::uint32_t>(pack.leader));
        std::map<std::uint32_t, int> inPack;
        for (const CardIndex card : pack.cards) ++inPack[static_cast<std::uint32_t>(card)];
        for (const auto& [row, count] : inPack) counts[row].push_back(count);
    }
    // No choice of decks has more copies of a card than the decks that have most of it.
    const auto seats = static_cast<std::size_t>(book.settings.options[at(*players)].number.value_or(2));
    for (auto& [row, each] : counts) {
        std::ranges::sort(each, std::greater());
        int& most = limits.copies[row];
        for (std::size_t deck = 0; deck < std::min(seats, each.size()); ++deck) most += each[deck];
    }
    return limits;
}

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/card_kinds.h"

#include "validators/repair/predicate_limits.h"
#include "validators/repair/traits.h"

namespace mazzo::validators {

namespace {

/// Cards that are a kind by themselves: those that share their identity with others, and those that a rule about the
/// whole catalogue or a predicate reads by itself.
std::vector<bool> kindsOfOne(const RuleBook::Data& book)
{
    std::vector<bool> alone = sharesIdentity(book);
    for (const CompiledRule& rule : book.rules) {
        for (const std::uint32_t row : rule.eachRows) alone[row] = true;
        if (!rule.active || !rule.predicate) continue;
        const auto limits = predicateLimits(book, rule);
        if (!limits) return std::vector<bool>(alone.size(), true);
        for (const auto& [row, most] : limits->copies) alone[row] = true;
        for (const std::uint32_t row : limits->others) alone[row] = true;
    }
    return alone;
}

}  // namespace

std::vector<std::uint32_t> cardKinds(const RuleBook& book, const Deck& deck, ZoneIndex zone)
{
    const RuleBook::Data& data = book.data();
    const std::vector<bool> alone = kindsOfOne(data);
    const std::size_t zones = data.game->zones.size();
    std::vector<std::uint64_t> copies(alone.size() * zones, 0);
    for (const Deck::Entry& entry : deck.entries())
        copies[at(entry.card) * zones + at(entry.zone)] = static_cast<std::uint64_t>(entry.copies);
    TraitNumbers numbers;
    std::vector<std::uint32_t> kinds;
    std::vector<std::uint64_t> traits;
    for (std::uint32_t row = 0; row < alone.size(); ++row) {
        traits.assign({alone[row] ? row + 1ULL : 0ULL});
        traits.insert(traits.end(), copies.begin() + static_cast<std::ptrdiff_t>(row * zones),
                      copies.begin() + static_cast<std::ptrdiff_t>((row + 1) * zones));
        for (std::size_t each = 0; each < zones; ++each)
            if (each == at(zone) || copies[row * zones + each] > 0) addTraits(traits, data, each, row);
        kinds.push_back(numbers.of(traits));
    }
    return kinds;
}

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/collection_order.h"

#include "model/query/holding.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::desktop {

bool isCollectionOrder(std::string_view sort)
{
    return std::ranges::find(queryCollectionFields(), sort) != queryCollectionFields().end();
}

void sortByCollection(std::vector<CardIndex>& cards, const CollectionSnapshot& collection, std::string_view sort)
{
    const auto words = queryCollectionFields();
    const auto word = static_cast<std::size_t>(std::ranges::find(words, sort) - words.begin());
    if (word >= words.size()) return;
    if (word <= static_cast<std::size_t>(Holding::Missing)) {
        const auto holding = static_cast<Holding>(word);
        // Of cards that are short the worst comes last, as a negative number would.
        const auto key = [&](CardIndex card) {
            const Copies& copies = collection.counts.of(card);
            return holding == Holding::Free ? copies.atHand() - copies.inDecks : copiesOf(copies, holding);
        };
        std::ranges::stable_sort(cards, std::ranges::greater(), key);
        return;
    }
    std::vector<std::pair<std::string, CardIndex>> placed;
    placed.reserve(cards.size());
    for (const CardIndex card : cards) {
        const auto places = collection.lotIndex->placesOf(card);
        placed.emplace_back(places.empty() ? std::string() : folded(places.front()), card);
    }
    // Cards that lie nowhere come last.
    std::ranges::stable_sort(placed, [](const auto& a, const auto& b) {
        return a.first.empty() != b.first.empty() ? b.first.empty() : a.first < b.first;
    });
    std::ranges::transform(placed, cards.begin(), [](const auto& each) { return each.second; });
}

}  // namespace mazzo::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/packing.h"

#include <algorithm>
#include <map>

namespace mazzo::model {

namespace {

/// The copies that are at home, card by card and place by place.
using Shelves = std::map<CardIndex, std::map<std::string, int>>;

Shelves shelvesOf(std::span<const Lot> lots, const Catalogue& catalogue)
{
    Shelves shelves;
    for (const Lot& lot : lots) {
        if (lot.kind != Lot::Kind::Owned || !lot.lentTo.empty() || lot.card.empty()) continue;
        if (const auto card = catalogue.find(lot.game + ":" + lot.card)) shelves[*card][lot.place] += lot.count;
    }
    return shelves;
}

}  // namespace

std::vector<PackedCard> packingList(std::span<const Deck* const> decks, std::span<const Lot> lots,
                                    const Catalogue& catalogue)
{
    Shelves shelves = shelvesOf(lots, catalogue);
    std::vector<PackedCard> packed;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        std::map<CardIndex, int> needs;
        for (const Deck::Entry& entry : decks[i]->entries()) needs[entry.card] += entry.copies;
        for (auto [card, left] : needs) {
            auto& places = shelves[card];
            while (left > 0) {
                const auto most = std::ranges::max_element(places, {}, [](const auto& place) { return place.second; });
                if (most == places.end() || most->second == 0) break;
                const int part = std::min(left, most->second);
                packed.push_back({i, card, part, most->first, false});
                most->second -= part;
                left -= part;
            }
            if (left > 0) packed.push_back({i, card, left, {}, true});
        }
    }
    return packed;
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck.h"

#include <algorithm>
#include <tuple>

namespace mazzo::model {

namespace {

/// Zone and card in one number, in the order of the entries.
constexpr std::uint64_t keyOf(ZoneIndex zone, CardIndex card) { return std::uint64_t{at(zone)} << 32 | at(card); }

constexpr auto entryKey = [](const Deck::Entry& entry) { return keyOf(entry.zone, entry.card); };
constexpr auto unknownCardKey = [](const Deck::UnknownCard& unknownCard) {
    return std::tie(unknownCard.zone, unknownCard.name);
};

int sumOf(int a, int b)
{
    return static_cast<int>(std::clamp<long long>(static_cast<long long>(a) + b, 0, Deck::kMaxCopies));
}

/// Sorts by key and makes one of all that share it.
template <class Item, class Key>
void sortAndMerge(std::vector<Item>& items, Key key)
{
    std::ranges::sort(items, {}, key);
    auto last = items.begin();
    for (auto item = items.begin(); item != items.end(); ++item) {
        if (item == last) continue;
        if (key(*item) == key(*last)) {
            last->copies = sumOf(last->copies, item->copies);
        } else if (++last != item) {
            *last = std::move(*item);
        }
    }
    if (!items.empty()) items.erase(last + 1, items.end());
}

}  // namespace

Deck::Deck(std::vector<Entry> entries, std::vector<UnknownCard> unknownCards, std::vector<ZoneIndex> zones)
    : m_entries(std::move(entries)), m_unknownCards(std::move(unknownCards)), m_zones(std::move(zones))
{
    sortAndMerge(m_entries, entryKey);
    sortAndMerge(m_unknownCards, unknownCardKey);
    std::ranges::sort(m_zones);
    m_zones.erase(std::unique(m_zones.begin(), m_zones.end()), m_zones.end());
}

void Deck::setCopies(ZoneIndex zone, CardIndex card, int copies)
{
    const auto place = std::ranges::lower_bound(m_entries, keyOf(zone, card), {}, entryKey);
    const bool found = place != m_entries.end() && entryKey(*place) == keyOf(zone, card);
    if (copies <= 0) {
        if (found) m_entries.erase(place);
    } else if (found) {
        place->copies = std::min(copies, kMaxCopies);
    } else {
        m_entries.insert(place, {zone, card, std::min(copies, kMaxCopies)});
    }
    if (copies > 0) addZone(zone);
}

void Deck::addCopies(ZoneIndex zone, CardIndex card, int copies)
{
    setCopies(zone, card, sumOf(this->copies(zone, card), copies));
}

void Deck::addUnknownCard(ZoneIndex zone, std::string name, int copies)
{
    addZone(zone);
    const auto place = std::ranges::lower_bound(m_unknownCards, std::tie(zone, name), {}, unknownCardKey);
    if (place != m_unknownCards.end() && place->zone == zone && place->name == name) {
        place->copies = sumOf(place->copies, copies);
    } else {
        m_unknownCards.insert(place, {zone, std::move(name), copies});
    }
}

void Deck::addZone(ZoneIndex zone)
{
    const auto place = std::ranges::lower_bound(m_zones, zone);
    if (place == m_zones.end() || *place != zone) m_zones.insert(place, zone);
}

void Deck::clear()
{
    m_entries.clear();
    m_unknownCards.clear();
    m_zones.clear();
}

int Deck::copies(ZoneIndex zone, CardIndex card) const
{
    const auto place = std::ranges::lower_bound(m_entries, keyOf(zone, card), {}, entryKey);
    return place != m_entries.end() && entryKey(*place) == keyOf(zone, card) ? place->copies : 0;
}

bool Deck::hasZone(ZoneIndex zone) const { return std::ranges::binary_search(m_zones, zone); }

}  // namespace mazzo::model

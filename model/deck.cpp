#include "model/deck.h"

#include <algorithm>
#include <tuple>

namespace mazzo {

namespace {

/// The most copies one line of a deck file may state, times the most lines: sums stay far from overflow.
constexpr int kMostCopies = 1'000'000'000;

auto entryKey(const Deck::Entry& entry) { return std::tuple(entry.zone, entry.card); }

} // namespace

void Deck::setCopies(ZoneIndex zone, CardIndex card, int copies)
{
    const auto place = std::ranges::lower_bound(m_entries, std::tuple(zone, card), {}, entryKey);
    const bool found = place != m_entries.end() && entryKey(*place) == std::tuple(zone, card);
    if (copies <= 0) {
        if (found) m_entries.erase(place);
    } else if (found) {
        place->copies = std::min(copies, kMostCopies);
    } else {
        m_entries.insert(place, {zone, card, std::min(copies, kMostCopies)});
    }
    if (copies > 0) give(zone);
}

void Deck::addCopies(ZoneIndex zone, CardIndex card, int copies)
{
    const long long sum = static_cast<long long>(this->copies(zone, card)) + copies;
    setCopies(zone, card, static_cast<int>(std::clamp<long long>(sum, 0, kMostCopies)));
}

void Deck::addStranger(ZoneIndex zone, std::string name, int copies)
{
    give(zone);
    const auto key = [](const Stranger& stranger) { return std::tie(stranger.zone, stranger.name); };
    const auto place = std::ranges::lower_bound(m_strangers, std::tie(zone, name), {}, key);
    if (place != m_strangers.end() && place->zone == zone && place->name == name) {
        place->copies = static_cast<int>(std::min<long long>(static_cast<long long>(place->copies) + copies, kMostCopies));
    } else {
        m_strangers.insert(place, {zone, std::move(name), copies});
    }
}

void Deck::give(ZoneIndex zone)
{
    const auto place = std::ranges::lower_bound(m_given, zone);
    if (place == m_given.end() || *place != zone) m_given.insert(place, zone);
}

void Deck::clear()
{
    m_entries.clear();
    m_strangers.clear();
    m_given.clear();
}

int Deck::copies(ZoneIndex zone, CardIndex card) const
{
    const auto place = std::ranges::lower_bound(m_entries, std::tuple(zone, card), {}, entryKey);
    return place != m_entries.end() && entryKey(*place) == std::tuple(zone, card) ? place->copies : 0;
}

bool Deck::given(ZoneIndex zone) const { return std::ranges::binary_search(m_given, zone); }

} // namespace mazzo

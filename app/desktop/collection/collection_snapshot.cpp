// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_snapshot.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// Who keeps a card in more places than a row can name looks at its lots.
constexpr std::size_t kMaxPlaces = 4;

}  // namespace

LotIndex::LotIndex(const LoadedGame& game, std::vector<Lot> lots)
    : m_lots(std::move(lots)), m_counts(game.catalogue.size())
{
    const std::size_t unknownCards = game.catalogue.size();
    std::vector<std::size_t> groups;
    groups.reserve(m_lots.size());
    m_begins.assign(unknownCards + 2, 0);
    for (const Lot& lot : m_lots) {
        const auto card = cardOf(lot, game.catalogue);
        groups.push_back(card ? at(*card) : unknownCards);
        ++m_begins[groups.back() + 1];
        m_counts.count(lot, game.catalogue);
    }
    for (std::size_t i = 1; i < m_begins.size(); ++i) m_begins[i] += m_begins[i - 1];
    m_order.resize(m_lots.size());
    std::vector<std::uint32_t> next(m_begins.begin(), m_begins.end() - 1);
    for (std::size_t i = 0; i < groups.size(); ++i) m_order[next[groups[i]]++] = static_cast<std::uint32_t>(i);
}

std::vector<std::string_view> LotIndex::placesOf(CardIndex card) const
{
    std::vector<std::string_view> places;
    for (const std::uint32_t position : of(card)) {
        if (places.size() == kMaxPlaces) break;
        const Lot& lot = m_lots[position];
        if (lot.kind == Lot::Kind::Owned && !lot.place.empty() && std::ranges::find(places, lot.place) == places.end())
            places.push_back(lot.place);
    }
    return places;
}

CollectionSnapshot::CollectionSnapshot(GameSnapshot loaded, std::shared_ptr<const LotIndex> lots,
                                       std::span<const StoredDeck> stored, std::span<const std::string> precon)
    : game(std::move(loaded)), lotIndex(std::move(lots)), decks(readDecks(stored, *game)), counts(lotIndex->counts())
{
    for (const ReadDeck& deck : decks)
        if (deck.stored.built) counts.countBuilt(deck.cards.all);
    sums = sumsOf(counts, lotIndex->lots(), *game);
    candidates = ranked(decks, precon, *game, counts);
}

}  // namespace mazzo::desktop

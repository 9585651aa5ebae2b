// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/collection/owned_cards.h"

#include "carddata/library/library.h"
#include "model/deck_file/deck_file.h"

#include <algorithm>

namespace mazzo::carddata {

std::vector<ReadDeck> readDecks(std::span<const StoredDeck> decks, const LoadedGame& game)
{
    std::vector<ReadDeck> read;
    for (const StoredDeck& stored : decks) {
        if (stored.game != game.game.id) continue;
        auto file = readDeck(stored.text, game.game, game.catalogue);
        if (!file) continue;
        PhysicalCards cards = physicalCards(game.game, game.catalogue, file->settings, file->deck);
        read.push_back({stored, std::move(file->deck), std::move(cards)});
    }
    return read;
}

CollectionCounts collectionCounts(const LoadedGame& game, std::span<const Lot> lots, std::span<const ReadDeck> decks)
{
    CollectionCounts counts(game.catalogue.size());
    for (const Lot& lot : lots)
        if (lot.game == game.game.id) counts.count(lot, game.catalogue);
    for (const ReadDeck& deck : decks)
        if (deck.stored.built) counts.countBuilt(deck.cards.all);
    return counts;
}

std::vector<Conflict> conflicts(const CollectionCounts& counts, std::span<const ReadDeck> decks)
{
    std::vector<Conflict> found;
    for (std::size_t i = 0; i < counts.all().size(); ++i) {
        if (counts.all()[i].missing() == 0) continue;
        const auto card = static_cast<CardIndex>(i);
        Conflict conflict{card, counts.of(card), {}};
        for (std::size_t deck = 0; deck < decks.size(); ++deck) {
            const bool holds = std::ranges::any_of(decks[deck].cards.all.entries(),
                                                   [&](const Deck::Entry& entry) { return entry.card == card; });
            if (decks[deck].stored.built && holds) conflict.decks.push_back(deck);
        }
        found.push_back(std::move(conflict));
    }
    return found;
}

}  // namespace mazzo::carddata

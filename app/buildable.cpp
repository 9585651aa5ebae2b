// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/buildable.h"

#include "model/deck_file/deck_file.h"

#include <algorithm>

namespace mazzo::app {

namespace {

int cardsOf(const Deck& deck)
{
    int cards = 0;
    for (const Deck::Entry& entry : deck.entries()) cards += entry.copies;
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards()) cards += unknownCard.copies;
    return cards;
}

}  // namespace

std::vector<Candidate> ranked(std::span<const ReadDeck> decks, std::span<const std::string> precon,
                              const LoadedGame& game, const CollectionCounts& counts)
{
    std::vector<Candidate> all;
    for (const ReadDeck& each : decks)
        all.push_back({each.stored.id, each.stored.name, each.cards, each.stored.built, 0, {}, 0});
    for (const std::string& text : precon)
        if (auto file = readDeck(text, game.game, game.catalogue))
            all.push_back({{},
                           file->name,
                           physicalCards(game.game, game.catalogue, file->settings, file->deck),
                           false,
                           0,
                           {},
                           0});
    for (Candidate& each : all) {
        each.cards = cardsOf(each.physical.all);
        const WantedDeck wanted = each.wanted();
        each.missing = copiesMissing(wanted, counts);
        if (each.missing > 0 || !each.physical.flexible.entries().empty())
            each.lacks = shortages(std::span(&wanted, 1), counts);
    }
    std::ranges::stable_sort(all, {}, &Candidate::missing);
    return all;
}

std::vector<PackedCard> packingFor(std::span<const Candidate* const> chosen, std::span<const ReadDeck> decks,
                                   std::span<const Lot> lots, const Catalogue& catalogue)
{
    const auto isChosen = [&](const ReadDeck& deck) {
        return std::ranges::any_of(chosen, [&](const Candidate* each) { return each->id == deck.stored.id; });
    };
    std::vector<const Deck*> contents;
    for (const ReadDeck& deck : decks)
        if (deck.stored.built && !isChosen(deck)) contents.push_back(&deck.cards.all);
    const std::size_t others = contents.size();
    for (const Candidate* each : chosen) contents.push_back(&each->physical.all);
    std::vector<PackedCard> packed = packingList(contents, lots, catalogue);
    std::erase_if(packed, [&](const PackedCard& card) { return card.deck < others; });
    for (PackedCard& card : packed) card.deck -= others;
    return packed;
}

}  // namespace mazzo::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/collection_counts.h"

#include "model/text.h"

namespace mazzo::model {

namespace {

void countInto(Copies& copies, const Lot& lot)
{
    if (lot.kind == Lot::Kind::Wanted) {
        copies.wanted += lot.count;
        return;
    }
    copies.owned += lot.count;
    if (!lot.lentTo.empty()) copies.lent += lot.count;
}

}  // namespace

std::optional<CardIndex> cardOf(const Lot& lot, const Catalogue& catalogue)
{
    if (!lot.card.empty()) {
        if (const auto card = catalogue.find(lot.game + ":" + lot.card)) return card;
    }
    return lot.name.empty() ? std::nullopt : catalogue.find(lot.name);
}

std::vector<Lot> withKnownCards(std::span<const Lot> lots, const Catalogue& catalogue)
{
    std::vector<Lot> known(lots.begin(), lots.end());
    for (Lot& lot : known) {
        if (!lot.card.empty()) continue;
        const auto card = cardOf(lot, catalogue);
        if (!card) continue;
        lot.card = catalogue.id(*card);
        lot.name.clear();
    }
    return known;
}

void CollectionCounts::count(const Lot& lot, const Catalogue& catalogue)
{
    // A card that left its pack is still owned: it counts by its name, or by its id if that is all there is.
    const auto card = cardOf(lot, catalogue);
    if (!card) return countInto(m_unknownCards[folded(lot.name.empty() ? lot.card : lot.name)], lot);
    countInto(m_copies[at(*card)], lot);
    if (!lot.place.empty() && lot.kind == Lot::Kind::Owned) m_places.push_back({*card, folded(lot.place)});
}

void CollectionCounts::countBuilt(const Deck& deck)
{
    for (const Deck::Entry& entry : deck.entries()) m_copies[at(entry.card)].inDecks += entry.copies;
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
        m_unknownCards[folded(unknownCard.name)].inDecks += unknownCard.copies;
}

Copies CollectionCounts::ofUnknownCard(const std::string& name) const
{
    const auto found = m_unknownCards.find(name);
    return found == m_unknownCards.end() ? Copies{} : found->second;
}

}  // namespace mazzo::model

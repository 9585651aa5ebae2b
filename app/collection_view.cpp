// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/collection_view.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::app {

bool CollectionView::isBuilt(std::string_view name) const
{
    if (name.empty()) return false;
    return std::ranges::any_of(decks, [wanted = folded(name)](const ReadDeck& deck) {
        return deck.stored.built && folded(deck.stored.name) == wanted;
    });
}

CollectionSums sumsOf(const CollectionCounts& counts, std::span<const Lot> lots, const LoadedGame& game)
{
    CollectionSums sums;
    for (const Copies& copies : counts.all()) {
        sums.copies.owned += copies.owned;
        sums.copies.lent += copies.lent;
        sums.copies.inDecks += copies.inDecks;
        sums.copies.wanted += copies.wanted;
        sums.free += copies.free();
        if (copies.owned > 0) ++sums.different;
    }
    for (const Lot& lot : lots)
        if (lot.kind == Lot::Kind::Owned && !cardOf(lot, game.catalogue)) sums.unknown += lot.count;
    return sums;
}

Result<CollectionView> collectionView(const Library& library, const LoadedGame& game)
{
    CollectionView view;
    auto lots = library.collection().lots(game.game.id);
    if (!lots) return failure(lots.error());
    view.lots = withKnownCards(*lots, game.catalogue);
    const auto decks = library.decks().all();
    if (!decks) return failure(decks.error());
    view.decks = readDecks(*decks, game);
    view.counts = collectionCounts(game, view.lots, view.decks);
    return view;
}

}  // namespace mazzo::app

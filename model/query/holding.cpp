// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/holding.h"

#include "model/query/answers.h"

namespace mazzo::model {

int copiesOf(const Copies& copies, Holding holding)
{
    switch (holding) {
    case Holding::Owned: return copies.owned;
    case Holding::Free: return copies.free();
    case Holding::Lent: return copies.lent;
    case Holding::Wanted: return copies.wanted;
    case Holding::InDecks: return copies.inDecks;
    case Holding::Missing: return copies.missing();
    }
    return 0;
}

CardBits holdingAnswers(const CollectionCounts& counts, Holding holding, Comparison comparison, int number)
{
    CardBits cards(counts.all().size());
    for (std::size_t i = 0; i < counts.all().size(); ++i) {
        const Interval copies = Interval::exactly(copiesOf(counts.all()[i], holding));
        if (compared(copies, comparison, Interval::exactly(number)) == Truth::Yes)
            cards.insert(static_cast<CardIndex>(i));
    }
    return cards;
}

CardBits placeAnswers(const CollectionCounts& counts, Comparison comparison, std::string_view foldedText)
{
    CardBits cards(counts.all().size());
    for (const CollectionCounts::Placed& placed : counts.places()) {
        const bool there = comparison == Comparison::Contains ? placed.place.find(foldedText) != std::string::npos
                                                              : placed.place == foldedText;
        if (there) cards.insert(placed.card);
    }
    return cards;
}

}  // namespace mazzo::model

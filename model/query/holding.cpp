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

CardBits holdingAnswers(const CollectionCounts& facts, Holding holding, Comparison comparison, int number)
{
    CardBits cards(facts.all().size());
    for (std::size_t i = 0; i < facts.all().size(); ++i) {
        const Interval copies = Interval::exactly(copiesOf(facts.all()[i], holding));
        if (compared(copies, comparison, Interval::exactly(number)) == Truth::Yes)
            cards.insert(static_cast<CardIndex>(i));
    }
    return cards;
}

CardBits placeAnswers(const CollectionCounts& facts, Comparison comparison, std::string_view foldedText)
{
    CardBits cards(facts.all().size());
    for (const CollectionCounts::Placed& placed : facts.places()) {
        const bool there = comparison == Comparison::Contains ? placed.place.find(foldedText) != std::string::npos
                                                              : placed.place == foldedText;
        if (there) cards.insert(placed.card);
    }
    return cards;
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/search_answer.h"

#include "app/desktop/cards/collection_order.h"
#include "model/query/describe.h"
#include "model/query/matching.h"

#include <algorithm>
#include <bit>

namespace mazzo::desktop {

namespace {

using Chosen = std::map<std::optional<FieldIndex>, MatchSet>;

/// For each field with chosen facets: the cards that have one of them.
Chosen chosenSets(const SearchQuestion& question, const std::vector<Facet>& facets, const std::vector<MatchSet>& cards)
{
    Chosen chosen;
    for (std::size_t i = 0; i < facets.size(); ++i) {
        if (std::ranges::find(question.facets, facets[i].id(question.index->game().game)) == question.facets.end())
            continue;
        const auto [place, isNew] = chosen.try_emplace(facets[i].field, cards[i]);
        if (!isNew) place->second |= cards[i];
    }
    return chosen;
}

MatchSet narrowed(MatchSet matched, const Chosen& chosen, const std::optional<FieldIndex>* except)
{
    for (const auto& [field, cards] : chosen) {
        if (except == nullptr || *except != field) matched &= cards;
    }
    return matched;
}

std::size_t countBoth(const CardBits& a, const CardBits& b)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.words().size(); ++i)
        count += static_cast<std::size_t>(std::popcount(a.words()[i] & b.words()[i]));
    return count;
}

/// A facet's count leaves out the choices of its own field: they are alternatives to it.
std::vector<std::size_t> countsOf(const std::vector<Facet>& facets, const std::vector<MatchSet>& cards,
                                  const MatchSet& matched, const Chosen& chosen)
{
    std::vector<std::size_t> counts;
    std::map<std::optional<FieldIndex>, CardBits> others;
    for (std::size_t i = 0; i < facets.size(); ++i) {
        const auto [place, isNew] = others.try_emplace(facets[i].field);
        if (isNew) place->second = narrowed(matched, chosen, &facets[i].field).yes;
        counts.push_back(countBoth(place->second, cards[i].yes));
    }
    return counts;
}

CardBits mineOf(const CollectionCounts& counts)
{
    CardBits mine(counts.all().size());
    for (std::size_t i = 0; i < counts.all().size(); ++i)
        if (counts.all()[i] != Copies{}) mine.insert(static_cast<CardIndex>(i));
    return mine;
}

/// Without the collection, whose cards are one's own is not known: all are shown.
MatchSet matchedBy(const Query& query, const SearchQuestion& question, const CollectionSnapshot* collection)
{
    const auto& [game, catalogue, contradicted, pictures] = question.index->game();
    MatchSet matched = matchesAll(
        query, game, catalogue,
        SearchContext{question.addable.get(), collection != nullptr ? &collection->counts : nullptr});
    if (question.addable && question.onlyAddable) matched &= MatchSet{*question.addable, *question.addable};
    if (collection != nullptr && question.onlyMine && !needsCollection(query)) {
        const CardBits mine = mineOf(collection->counts);
        matched &= MatchSet{mine, mine};
    }
    return matched;
}

}  // namespace

SearchAnswer answer(const SearchQuestion& question)
{
    const auto& [game, catalogue, contradicted, pictures] = question.index->game();
    SearchAnswer result;
    const auto query = parseQuery(question.text, game, question.addable ? DeckAtHand::Yes : DeckAtHand::No);
    if (!query) {
        result.error = query.error();
        return result;
    }
    const CollectionSnapshot* collection = question.collection != nullptr &&
                                                   question.collection->fits(question.index->game())
                                               ? question.collection.get()
                                               : nullptr;
    const MatchSet matched = matchedBy(*query, question, collection);
    const std::vector<Facet> facets = facetsOf(game);
    const std::vector<MatchSet>& facetCards = question.index->facetCards();
    const Chosen chosen = chosenSets(question, facets, facetCards);
    MatchSet found = narrowed(matched, chosen, nullptr);
    result.facetCounts = countsOf(facets, facetCards, matched, chosen);
    result.explained = describe(*query, game, *question.descriptions);
    result.sure = found.yes.count();
    result.undecided = found.undecided();
    const CardBits& shown = question.withUndecided ? found.possible : found.yes;
    result.cards.reserve(result.sure + (question.withUndecided ? result.undecided : 0));
    for (const CardIndex card : question.index->order(question.sort, question.language)) {
        if (shown.contains(card)) result.cards.push_back(card);
    }
    if (collection != nullptr) sortByCollection(result.cards, *collection, question.sort);
    if (question.backwards) std::ranges::reverse(result.cards);
    // In any order: Enter chooses the first card.
    if (const auto named = namedCard(*query, catalogue))
        std::ranges::stable_partition(result.cards, [&](CardIndex card) { return card == *named; });
    result.yes = std::move(found.yes);
    // More than a large window shows at once.
    constexpr std::size_t kFirst = 96;
    if (question.texts != nullptr)
        result.texts = question.texts->of(question.index->game(),
                                          std::span(result.cards).first(std::min(kFirst, result.cards.size())),
                                          question.language);
    return result;
}

}  // namespace mazzo::desktop

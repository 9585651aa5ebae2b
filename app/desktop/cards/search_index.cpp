// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/search_index.h"

#include "app/desktop/cards/collection_order.h"
#include "app/text/value_text.h"
#include "model/text.h"

#include <QCollator>

#include <algorithm>
#include <limits>

namespace mazzo::desktop {

namespace {

std::vector<MatchSet> cardsOf(const std::vector<Facet>& facets, const LoadedGame& loaded)
{
    std::vector<MatchSet> sets;
    for (const Facet& facet : facets) {
        if (facet.field) {
            const std::string word = folded(loaded.game[*facet.field].choices[facet.choice].id);
            sets.push_back(loaded.catalogue.wordMatches(*facet.field, Comparison::Contains, word));
        } else {
            sets.push_back(loaded.catalogue.typeIs(static_cast<TypeIndex>(facet.choice)));
        }
    }
    return sets;
}

/// The positions of the cards when they stand by name.
std::vector<CardIndex> byName(const Catalogue& catalogue, const std::string& language)
{
    QCollator collator{QLocale(fromUtf8(language))};
    collator.setNumericMode(true);
    std::vector<QCollatorSortKey> keys;
    keys.reserve(catalogue.size());
    for (std::size_t i = 0; i < catalogue.size(); ++i)
        keys.push_back(collator.sortKey(fromUtf8(catalogue.name(static_cast<CardIndex>(i), language))));
    std::vector<CardIndex> order(catalogue.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<CardIndex>(i);
    std::ranges::stable_sort(order, [&](CardIndex a, CardIndex b) { return keys[at(a)].compare(keys[at(b)]) < 0; });
    return order;
}

}  // namespace

std::string Facet::id(const Game& game) const
{
    if (!field) return "type:" + game.types[choice].id;
    return game[*field].id + ":" + game[*field].choices[choice].id;
}

std::vector<Facet> facetsOf(const Game& game)
{
    std::vector<Facet> facets;
    for (std::size_t i = 0; i < game.types.size(); ++i) facets.push_back({{}, i});
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        for (std::size_t k = 0; k < game.fields[i].choices.size(); ++k)
            facets.push_back({static_cast<FieldIndex>(i), k});
    }
    return facets;
}

const std::vector<MatchSet>& SearchIndex::facetCards()
{
    const std::lock_guard guard(m_lock);
    if (!m_facetCards) m_facetCards = cardsOf(facetsOf(m_game->game), *m_game);
    return *m_facetCards;
}

const std::vector<CardIndex>& SearchIndex::order(const std::string& sort, const std::string& language)
{
    const std::lock_guard guard(m_lock);
    const auto [place, isNew] = m_orders.try_emplace({sort, language});
    if (isNew) place->second = sorted(sort, language);
    return place->second;
}

std::vector<CardIndex> SearchIndex::sorted(const std::string& sort, const std::string& language)
{
    const Catalogue& catalogue = m_game->catalogue;
    const auto field = m_game->game.field(sort);
    const bool byNumber = field && m_game->game[*field].type == Field::Type::Number;
    if (sort != "name" && sort != "type" && !byNumber && !isCollectionOrder(sort)) {
        std::vector<CardIndex> all(catalogue.size());
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<CardIndex>(i);
        return all;
    }
    std::vector<CardIndex> order = byName(catalogue, language);
    const auto key = [&](CardIndex card) -> std::int64_t {
        constexpr std::int64_t kLast = std::numeric_limits<std::int64_t>::max();
        if (sort == "type") return static_cast<std::int64_t>(at(catalogue.type(card)));
        if (catalogue.lacksNumber(card, *field)) return kLast;
        const Interval number = catalogue.number(card, *field);
        return number.isExact() ? number.lo : kLast - 1;
    };
    if (sort == "type" || byNumber) std::ranges::stable_sort(order, {}, key);
    return order;
}

}  // namespace mazzo::desktop

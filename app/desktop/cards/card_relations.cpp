// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/cards/card_relations.h"

#include "carddata/library/collection/owned_cards.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr std::size_t kMaxSimilar = 8;
constexpr int kSameWord = 4;  // a shared race says more than a shared number
constexpr int kSameNumber = 2;
constexpr int kNearNumber = 1;

int likeness(const Value& a, const Value& b)
{
    if (!isKnown(a) || !isKnown(b) || isAbsent(a) || isAbsent(b)) return 0;
    if (const auto* number = std::get_if<Interval>(&a)) {
        const int apart = std::abs(number->lo - std::get<Interval>(b).lo);
        return apart == 0 ? kSameNumber : apart == 1 ? kNearNumber : 0;
    }
    if (const auto* words = std::get_if<Words>(&a)) {
        const Words& others = std::get<Words>(b);
        return kSameWord * static_cast<int>(std::ranges::count_if(*words, [&](const std::string& word) {
                   return std::ranges::find(others, word) != others.end();
               }));
    }
    // That two cards lack a mark makes them no more alike.
    if (const auto* flag = std::get_if<bool>(&a)) return *flag && a == b ? kSameWord : 0;
    return a == b ? kSameWord : 0;
}

std::vector<CardIndex> similarTo(const LoadedGame& loaded, CardIndex card)
{
    const Catalogue& catalogue = loaded.catalogue;
    std::vector<std::pair<FieldIndex, Value>> own;
    for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        if (loaded.game.fields[i].derived.empty() && isKnown(catalogue.value(card, field)))
            own.emplace_back(field, catalogue.value(card, field));
    }
    std::vector<std::pair<int, CardIndex>> found;
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const auto other = static_cast<CardIndex>(i);
        if (other == card || catalogue.type(other) != catalogue.type(card)) continue;
        int points = 0;
        for (const auto& [field, value] : own) points += likeness(value, catalogue.value(other, field));
        if (points > 0) found.emplace_back(-points, other);
    }
    const std::size_t most = std::min(found.size(), kMaxSimilar);
    std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(most));
    std::vector<CardIndex> similar;
    for (std::size_t i = 0; i < most; ++i) similar.push_back(found[i].second);
    return similar;
}

}  // namespace

CardRelations relationsOf(const LoadedGame& loaded, CardIndex card, const std::vector<DeckSnapshot>& decks)
{
    CardRelations relations;
    std::vector<StoredDeck> own;
    for (const DeckSnapshot& deck : decks)
        if (deck->game == loaded.game.id) own.push_back(*deck);
    std::ranges::sort(own, {}, &StoredDeck::name);
    for (const ReadDeck& read : readDecks(own, loaded)) {
        int copies = 0;
        for (const Deck::Entry& entry : read.deck.entries()) copies += entry.card == card ? entry.copies : 0;
        if (copies > 0) relations.decks.push_back({read.stored.id, read.stored.name, copies});
    }
    relations.similar = similarTo(loaded, card);
    return relations;
}

}  // namespace mazzo::desktop

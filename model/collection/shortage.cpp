// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/shortage.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

namespace {

struct Need {
    int copies = 0;
    int ours = 0;      ///< of these, counted as built already
    int flexible = 0;  ///< of these, the game can do without

    void add(int count, bool built)
    {
        copies += count;
        if (built) ours += count;
    }
    [[nodiscard]] int have(const Copies& there) const { return there.usable(ours); }
};

}  // namespace

std::vector<Shortage> shortages(std::span<const WantedDeck> decks, const CollectionCounts& counts)
{
    std::map<CardIndex, Need> needs;
    std::map<std::string, std::pair<std::string, Need>> unknownCards;
    for (const auto& [deck, built, flexible] : decks) {
        for (const Deck::Entry& entry : deck->entries()) needs[entry.card].add(entry.copies, built);
        if (flexible)
            for (const Deck::Entry& entry : flexible->entries()) needs[entry.card].flexible += entry.copies;
        for (const Deck::UnknownCard& unknownCard : deck->unknownCards()) {
            auto& [name, need] = unknownCards[folded(unknownCard.name)];
            name = unknownCard.name;
            need.add(unknownCard.copies, built);
        }
    }
    std::vector<Shortage> missing;
    for (const auto& [card, need] : needs)
        if (const int have = need.have(counts.of(card)); have < need.copies)
            missing.push_back({card, {}, need.copies, have, need.copies - have <= need.flexible});
    for (const auto& [key, named] : unknownCards)
        if (const int have = named.second.have(counts.ofUnknownCard(key)); have < named.second.copies)
            missing.push_back({{}, named.first, named.second.copies, have});
    return missing;
}

int copiesMissing(const WantedDeck& wanted, const CollectionCounts& counts)
{
    int missing = 0;
    const std::span<const Deck::Entry> entries = wanted.deck->entries();
    const bool mayLack = wanted.flexible != nullptr && !wanted.flexible->entries().empty();
    if (wanted.deck->unknownCards().empty() && !mayLack) {
        // The same card may be in several zones; few decks have more than a hundred entries.
        std::vector<std::pair<CardIndex, int>> needs;
        needs.reserve(entries.size());
        for (const Deck::Entry& entry : entries) needs.emplace_back(entry.card, entry.copies);
        std::ranges::sort(needs);
        for (std::size_t i = 0; i < needs.size();) {
            Need need;
            const CardIndex card = needs[i].first;
            for (; i < needs.size() && needs[i].first == card; ++i) need.add(needs[i].second, wanted.built);
            missing += std::max(0, need.copies - need.have(counts.of(card)));
        }
        return missing;
    }
    for (const Shortage& each : shortages(std::span(&wanted, 1), counts)) missing += each.advisory ? 0 : each.lacking();
    return missing;
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/tune_pool.h"

#include "model/query/matching.h"
#include "model/query/query.h"
#include "validators/value_origins.h"

#include <algorithm>

namespace mazzo::app {

Result<std::vector<CardIndex>> tunePool(const Game& game, const Catalogue& catalogue, const Deck& deck,
                                        const std::optional<std::string>& query)
{
    std::optional<MatchSet> matching;
    if (query) {
        const auto read = parseQuery(*query, game);
        if (!read) return failure(read.error());
        matching = matchesAll(*read, game, catalogue);
    }
    const auto isSampleCard = [&](CardIndex card) { return isSample(game, catalogue, card); };
    const bool samples = std::ranges::any_of(deck.entries(),
                                             [&](const Deck::Entry& entry) { return isSampleCard(entry.card); });
    std::vector<CardIndex> pool;
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        if (matching && (*matching)[card] != Truth::Yes) continue;
        if (samples || !isSampleCard(card)) pool.push_back(card);
    }
    return pool;
}

std::optional<Error> notSwappable(goldfish::tuning::Swappable swappable)
{
    using goldfish::tuning::Swappable;
    if (swappable == Swappable::Yes) return std::nullopt;
    const char* code = swappable == Swappable::NoCards ? "tune.no-cards" : "tune.fixed-hand";
    return Error{Error::Kind::Refused, code, {}, {}, {}};
}

}  // namespace mazzo::app

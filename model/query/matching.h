// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/collection/collection_counts.h"
#include "model/query/query.h"

namespace mazzo::model {

/// The answer of one card. Without a zone, `zone:` is unknown.
[[nodiscard]] Truth matches(const Query& query, const Game& game, const Catalogue& catalogue, CardIndex card,
                            std::optional<ZoneIndex> zone = {});

/// The answers of all cards at once; the same as those of `matches`, in time linear in the catalogue.
[[nodiscard]] MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue,
                                  std::optional<ZoneIndex> zone = {});

/// The same for a query inside an expression.
[[nodiscard]] MatchSet matchesAll(const Syntax& syntax, NodeIndex root, const Game& game, const Catalogue& catalogue,
                                  std::optional<ZoneIndex> zone);

/// What a search may read apart from the catalogue; without it, the answers that need it are unknown.
struct SearchContext {
    const CardBits* addable = nullptr;             ///< the cards that `can:add` finds
    const CollectionCounts* collection = nullptr;  ///< what `owned`, `free` and so on read
};
[[nodiscard]] MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue,
                                  const SearchContext& context);

/// The card whose whole name the words of a query are, whatever else the query asks for: whoever types a name in full
/// looks for that card.
[[nodiscard]] std::optional<CardIndex> namedCard(const Query& query, const Catalogue& catalogue);

/// The answer of an unknown card, one that is not in the catalogue, to a query. Only its name and its zone are known:
/// it has no other name and no id, and all its values are unknown.
[[nodiscard]] Truth matchesUnknownCard(const Syntax& syntax, NodeIndex root, std::string_view foldedName,
                                       ZoneIndex zone);

}  // namespace mazzo::model

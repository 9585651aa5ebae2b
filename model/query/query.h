// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/collection/collection_counts.h"
#include "model/query/syntax.h"

#include <string>
#include <string_view>

namespace mazzo::model {

/// Which cards? Parsed once against a game; free functions read it.
struct Query {
    Syntax syntax;
};

/// Is there a deck that `can:add` may ask about? Without one it is a mistake.
enum class DeckAtHand : std::uint8_t { No, Yes };

/// Half-typed input is accepted; what cannot be meant (an unknown field, `<` on a text) is an error with its column
/// and, in `args`, the nearest names. Column counts characters from 1.
[[nodiscard]] Result<Query> parseQuery(std::string_view text, const Game& game, DeckAtHand deck = DeckAtHand::No);

/// The same for a query that is finished, as a pack states it: what is half typed, or a value that no card can have, is
/// an error too.
[[nodiscard]] Result<Query> parseFinishedQuery(std::string_view text, const Game& game);

/// The answer of one card. `zone:` needs a place and answers unknown without one.
[[nodiscard]] Truth matches(const Query& query, const Game& game, const Catalogue& catalogue, CardIndex card,
                            std::optional<ZoneIndex> zone = {});

/// The answer of every card at once; the same answers as `matches`, in time linear in the catalogue.
[[nodiscard]] MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue,
                                  std::optional<ZoneIndex> zone = {});

/// The same for a deck: `addable` are the cards that `can:add` finds.
[[nodiscard]] MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue,
                                  const CardBits& addable);

/// What a search may read apart from the catalogue; without it, the answers that need it are unknown.
struct SearchContext {
    const CardBits* addable = nullptr;             ///< what `can:add` finds
    const CollectionCounts* collection = nullptr;  ///< what `owned`, `free` and so on read
};
[[nodiscard]] MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue,
                                  const SearchContext& context);

/// Whether the answer depends on the player's collection.
[[nodiscard]] bool asksForCollection(const Query& query);

/// Whether the answer depends on a deck.
[[nodiscard]] bool asksForDeck(const Query& query);

[[nodiscard]] std::vector<FieldIndex> fieldsUsed(const Query& query);

}  // namespace mazzo::model

#pragma once

#include "model/catalogue.h"
#include "model/query/syntax.h"

#include <string>
#include <string_view>

namespace mazzo {

/// Which cards? Parsed once against a game; free functions read it.
struct Query { Syntax syntax; };

/// Half-typed input is accepted; what cannot be meant (an unknown field, `<` on a text) is an error with its column and, in `args`, the
/// nearest names. Column counts characters from 1.
[[nodiscard]] Result<Query> parseQuery(std::string_view text, const Game& game);

/// The answer of one card. `zone:` needs a place and answers unknown without one.
[[nodiscard]] Truth matches(const Query& query, const Game& game, const Catalogue& catalogue, CardIndex card, std::optional<ZoneIndex> zone = {});

/// The answer of every card at once; the same answers as `matches`, in time linear in the catalogue.
[[nodiscard]] MatchSet matchesAll(const Query& query, const Game& game, const Catalogue& catalogue, std::optional<ZoneIndex> zone = {});

/// The query in words: "units whose race is Numan". English and Italian; another language gets English.
[[nodiscard]] std::string describe(const Query& query, const Game& game, std::string_view language);

[[nodiscard]] std::vector<FieldIndex> fieldsUsed(const Query& query);

} // namespace mazzo

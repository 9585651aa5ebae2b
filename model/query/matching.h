// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/syntax.h"

namespace mazzo::model {

/// The answers of all cards to a query that stands inside an expression.
[[nodiscard]] MatchSet matchesAll(const Syntax& syntax, NodeIndex root, const Game& game, const Catalogue& catalogue,
                                  std::optional<ZoneIndex> zone);

/// The answer of an unknown card, one that is not in the catalogue, to a query. Only its name and its zone are known:
/// it has no other name and no id, and all its values are unknown.
[[nodiscard]] Truth matchesUnknownCard(const Syntax& syntax, NodeIndex root, std::string_view foldedName,
                                       ZoneIndex zone);

}  // namespace mazzo::model

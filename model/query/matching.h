// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/syntax.h"

namespace mazzo::model {

/// The answers of all cards to a query that stands inside an expression.
[[nodiscard]] MatchSet matchesAll(const Syntax& syntax, NodeIndex root, const Game& game, const Catalogue& catalogue,
                                  std::optional<ZoneIndex> zone);

}  // namespace mazzo::model

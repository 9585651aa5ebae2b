// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_values.h"
#include "model/query/expression.h"

namespace mazzo::carddata {

/// Parses an expression of a pack that must be a condition, a number or a list; a mistake is reported where it stands
/// inside the text.
std::optional<Expression> checkExpression(const JsonNode* node, const Game& game, Scope speaks, Sort expected,
                                          Reading& reading);

/// The same for a card query.
void checkQuery(const JsonNode* node, const Game& game, Reading& reading);

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/query/expression.h"

namespace mazzo::model {

/// The value of a derived field, from the card's other values.
[[nodiscard]] Value evaluate(const Expression& expression, const Game& game, const Card& card);

}  // namespace mazzo::model

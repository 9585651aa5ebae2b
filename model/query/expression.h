// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/syntax.h"

namespace mazzo::model {

/// What about this pile? A condition, a number or a list over a deck, its settings and, with `each`, one card.
struct Expression {
    Syntax syntax;
};

/// Whether an expression may speak of one card (`limit`, `is:champion`, `copies(…)`).
enum class Scope : std::uint8_t { Piles, PilesAndOneCard, OfOneCard };

[[nodiscard]] Result<Expression> parseExpression(std::string_view text, const Game& game, Scope scope);

[[nodiscard]] std::vector<FieldIndex> fieldsUsed(const Expression& expression);

/// The value of a derived field, from the card's other values.
[[nodiscard]] Value evaluate(const Expression& expression, const Game& game, const Card& card);

}  // namespace mazzo::model

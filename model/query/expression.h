// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/query/syntax.h"

namespace mazzo::model {

/// A condition, a number or a list over a deck, its settings and, with `each`, one card.
struct Expression {
    Syntax syntax;
};

/// What an expression may read: the piles of a deck, and one card (`limit`, `is:champion`, `copies(…)`).
enum class Scope : std::uint8_t { Piles, PilesAndOneCard, OneCard };

[[nodiscard]] Result<Expression> parseExpression(std::string_view text, const Game& game, Scope scope);

[[nodiscard]] std::vector<FieldIndex> fieldsUsed(const Expression& expression);

}  // namespace mazzo::model

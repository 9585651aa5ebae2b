// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"

#include <optional>

namespace mazzo::validators {

/// An expression of a rule, and the card it refers to.
struct ExpressionContext {
    const BoundExpression& bound;
    std::optional<std::uint32_t> row = {};
    bool assumeBest = false;  ///< of the unknown values of the card
};

}  // namespace mazzo::validators

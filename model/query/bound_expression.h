// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/syntax.h"
#include "model/settings.h"

namespace mazzo::model {

class EvaluationPlan;

/// An expression with its settings replaced by constants and each pile and card value bound to an evaluation plan.
/// What needs no deck is one node: a constant, a yes/no column (`Flag`) or a number column (`FieldNumber`) of the card.
struct BoundExpression {
    Syntax syntax;
    std::vector<std::uint32_t> indices;  ///< for each node its position in the plan's list of its kind

    [[nodiscard]] std::uint32_t indexOf(NodeIndex node) const { return indices[at(node)]; }
};

/// Binds an expression; what it reads is added to the plan unless it is there already.
[[nodiscard]] BoundExpression bind(Syntax expression, const Game& game, const Settings& settings, EvaluationPlan& plan);

}  // namespace mazzo::model

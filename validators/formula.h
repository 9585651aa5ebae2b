// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/syntax.h"

#include <vector>

namespace mazzo::validators {

/// An expression whose settings are folded in and whose piles and card facts are bound to the tables. What could be
/// answered beforehand stands as one node: a constant, a question (`Flag`) or a number (`FieldNumber`) of the card,
/// whatever it was written as.
struct Formula {
    Syntax syntax;
    std::vector<std::uint32_t> places;  ///< for each node its place in the layout's list of its kind

    [[nodiscard]] std::uint32_t place(NodeIndex node) const { return places[at(node)]; }
};

/// The subtree of a node as a syntax of its own, without columns, so that equal questions compare equal.
[[nodiscard]] Syntax subtree(const Syntax& syntax, NodeIndex node);

/// The same with the places.
[[nodiscard]] Formula subtree(const Formula& formula, NodeIndex node);

/// Is there a node of this kind in the subtree?
[[nodiscard]] bool contains(const Syntax& syntax, NodeIndex node, bool (*wanted)(Node::Kind));

}  // namespace mazzo::validators

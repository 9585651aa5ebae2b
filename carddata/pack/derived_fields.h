// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_values.h"
#include "model/card.h"
#include "model/query/expression.h"

namespace mazzo::carddata {

/// The fields that a card's other fields decide, in an order in which each can be computed.
class DerivedFields {
public:
    DerivedFields() = default;
    /// `fields` are the nodes of the game's fields, one for each. Reports expressions that don't parse and fields that
    /// decide each other.
    DerivedFields(const Game& game, const JsonNode::List& fields, Reading& reading);

    /// Fills in the derived values of a card from its other values.
    void compute(const Game& game, Card& card) const;

private:
    struct Derived {
        FieldIndex field{};
        Expression expression;
    };

    std::vector<Derived> m_order;
};

}  // namespace mazzo::carddata

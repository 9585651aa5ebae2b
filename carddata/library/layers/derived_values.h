// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/query/expression.h"

namespace mazzo::carddata {

/// Computes the derived fields of cards whose other values have changed. The expressions are parsed once.
class DerivedValues {
public:
    explicit DerivedValues(const Game& game);

    void compute(Card& card) const;

private:
    struct Derived {
        FieldIndex field{};
        Expression expression;
    };

    const Game& m_game;
    std::vector<Derived> m_fields;
};

}  // namespace mazzo::carddata

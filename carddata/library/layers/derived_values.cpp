// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/derived_values.h"

#include "model/query/derived_value.h"

namespace mazzo::carddata {

DerivedValues::DerivedValues(const Game& game) : m_game(game)
{
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        if (game.fields[i].derived.empty()) continue;
        // A pack with an expression that cannot be parsed does not load.
        if (auto expression = parseExpression(game.fields[i].derived, game, Scope::OneCard))
            m_fields.push_back({static_cast<FieldIndex>(i), std::move(*expression)});
    }
}

void DerivedValues::compute(Card& card) const
{
    // Derived fields may need each other, never in a circle: as many passes as there are fields reach the last.
    bool changed = true;
    for (std::size_t pass = 0; changed && pass < m_fields.size() + 1; ++pass) {
        changed = false;
        for (const auto& [field, expression] : m_fields) {
            if (!appliesTo(m_game[field], card)) continue;
            Value value = evaluate(expression, m_game, card);
            changed = changed || value != card.values[at(field)].value;
            card.values[at(field)].value = std::move(value);
        }
    }
}

}  // namespace mazzo::carddata

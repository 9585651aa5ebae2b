// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/validate_decks.h"
#include "model/query/compiled_expression.h"
#include "model/query/query.h"

namespace mazzo::bench {

/// A game's rules worked out the plain way: each expression parsed once and walked for every deck, one card at a time;
/// only yes or no, no findings.
class PlainRules {
public:
    explicit PlainRules(const JudgedGame& game);

    /// How many rules hold.
    [[nodiscard]] std::size_t holding(const Deck& deck) const;

private:
    struct PlainRule {
        std::optional<CompiledExpression> check;
        std::optional<CompiledExpression> when;
        std::optional<Query> each;
        bool overCatalogue = false;
    };

    [[nodiscard]] bool holds(const PlainRule& rule, const Deck& deck) const;

    const JudgedGame& m_game;
    std::vector<PlainRule> m_rules;
};

}  // namespace mazzo::bench

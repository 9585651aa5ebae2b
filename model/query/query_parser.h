// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/condition_parser.h"

namespace mazzo::model {

/// Parses a query: conditions on one card joined by `and`, `or` and `not`.
class QueryParser {
public:
    using Parsed = SyntaxBuilder::Parsed;

    QueryParser(SyntaxBuilder& builder, DeckAtHand deck)
        : m_builder(builder), m_scanner(builder.scanner()), m_conditions(builder, deck)
    {}

    [[nodiscard]] Parsed query();
    [[nodiscard]] bool atEnd();  ///< of the query: of the text, or at what ends the argument of a function

private:
    using Parts = SyntaxBuilder::Parts;

    [[nodiscard]] Parsed orQuery();
    [[nodiscard]] Parsed andQuery();
    [[nodiscard]] Parsed unaryQuery();
    [[nodiscard]] Parsed bracketQuery();
    [[nodiscard]] Parsed term();
    [[nodiscard]] Parsed condition(const Lexeme& name, Comparison comparison);
    [[nodiscard]] Parsed among(const Lexeme& field);
    [[nodiscard]] bool countRelation(std::size_t position);

    SyntaxBuilder& m_builder;
    Scanner& m_scanner;
    ConditionParser m_conditions;
    bool m_inList = false;  // the query of a list that is part of a query
    int m_relations = 0;    // conditions that depend on the deck, of this query
};

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/function_parser.h"

namespace mazzo::model {

/// Parses an expression: conditions, comparisons and arithmetic.
class ExpressionParser {
public:
    using Parsed = SyntaxBuilder::Parsed;

    ExpressionParser(SyntaxBuilder& builder, Scope scope)
        : m_builder(builder),
          m_scanner(builder.scanner()),
          m_game(builder.game()),
          m_scope(scope),
          m_conditions(builder, DeckAtHand::No),
          m_settings(builder, scope),
          m_functions(builder, scope, *this)
    {}
    ExpressionParser(const ExpressionParser&) = delete;  // the functions point to it
    ExpressionParser& operator=(const ExpressionParser&) = delete;

    [[nodiscard]] Parsed condition();  ///< a whole expression; whether it is a condition is left to the caller
    [[nodiscard]] Parsed sum();

private:
    using Parts = SyntaxBuilder::Parts;

    [[nodiscard]] Parsed andCondition();
    [[nodiscard]] Parsed notCondition();
    [[nodiscard]] Parsed comparison();
    [[nodiscard]] Parsed product();
    [[nodiscard]] Parsed unary();
    [[nodiscard]] Parsed primary();
    [[nodiscard]] Parsed literal();
    [[nodiscard]] Parsed named(const Lexeme& name);
    [[nodiscard]] Parsed among(const Lexeme& name);
    [[nodiscard]] Parsed cardField(FieldIndex field, const Lexeme& name);

    SyntaxBuilder& m_builder;
    Scanner& m_scanner;
    const Game& m_game;
    Scope m_scope;
    ConditionParser m_conditions;
    SettingParser m_settings;
    FunctionParser m_functions;
};

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/query_parser.h"
#include "model/query/setting_parser.h"

namespace mazzo::model {

class ExpressionParser;

/// Parses the functions of expressions: `count(zone:forces)`, `min(…)`, `if(…)`.
class FunctionParser {
public:
    using Parsed = SyntaxBuilder::Parsed;

    /// `arguments` parses what is between the brackets, unless it is a query.
    FunctionParser(SyntaxBuilder& builder, Scope scope, ExpressionParser& arguments)
        : m_builder(builder),
          m_scanner(builder.scanner()),
          m_game(builder.game()),
          m_scope(scope),
          m_arguments(arguments),
          m_queries(builder, DeckAtHand::No),
          m_settings(builder, scope)
    {}

    [[nodiscard]] Parsed call(const Lexeme& name);  ///< the name is read already, the bracket is not

private:
    using Parts = SyntaxBuilder::Parts;

    [[nodiscard]] Parsed pileCall(Node::Kind kind, const Lexeme& name, bool withSubject);
    [[nodiscard]] Parsed pileQuery();
    [[nodiscard]] Parsed everyCall(const Lexeme& name);
    [[nodiscard]] Parsed listCall(Node::Kind kind, const Lexeme& name, std::size_t lists);
    [[nodiscard]] Parsed extremeCall(Node::Kind kind, const Lexeme& name);
    [[nodiscard]] Parsed ifCall(const Lexeme& name);
    [[nodiscard]] Parsed givenCall(const Lexeme& name);
    [[nodiscard]] Parsed optionCall(const Lexeme& name);

    SyntaxBuilder& m_builder;
    Scanner& m_scanner;
    const Game& m_game;
    Scope m_scope;
    ExpressionParser& m_arguments;
    QueryParser m_queries;
    SettingParser m_settings;
};

}  // namespace mazzo::model

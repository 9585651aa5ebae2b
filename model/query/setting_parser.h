// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/expression.h"
#include "model/query/syntax_builder.h"

namespace mazzo::model {

/// Parses what an expression reads of the settings: options, as a number or compared with a value, and the edition.
class SettingParser {
public:
    using Parsed = SyntaxBuilder::Parsed;

    SettingParser(SyntaxBuilder& builder, Scope scope)
        : m_builder(builder), m_scanner(builder.scanner()), m_game(builder.game()), m_scope(scope)
    {}

    // The name is read already, the comparison is not.
    [[nodiscard]] Parsed option(OptionIndex option, const Lexeme& name);
    [[nodiscard]] Parsed edition(const Lexeme& name);

private:
    [[nodiscard]] Parsed optionIs(OptionIndex option, const Lexeme& name);
    [[nodiscard]] std::optional<Lexeme> value(Node& node, std::string_view name, std::size_t position);

    SyntaxBuilder& m_builder;
    Scanner& m_scanner;
    const Game& m_game;
    Scope m_scope;
};

}  // namespace mazzo::model

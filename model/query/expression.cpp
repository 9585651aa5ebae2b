// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/expression.h"

#include "model/query/expression_parser.h"

namespace mazzo::model {

Result<Expression> parseExpression(std::string_view text, const Game& game, Scope scope)
{
    SyntaxBuilder builder(text, game, Scanner::Place::Expression);
    auto syntax = builder.finish(builder.checkText() ? ExpressionParser(builder, scope).condition() : std::nullopt);
    if (!syntax) return failure(std::move(syntax.error()));
    return Expression{std::move(*syntax)};
}

std::vector<FieldIndex> fieldsUsed(const Expression& expression) { return fieldsUsed(expression.syntax); }

}  // namespace mazzo::model

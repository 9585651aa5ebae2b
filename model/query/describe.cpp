// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/describe.h"

#include "model/query/expression_describer.h"

namespace mazzo::model {

std::string describe(const Query& query, const Game& game, const DescriptionTexts& texts)
{
    const Node::Kind kind = query.syntax[query.syntax.root].kind;
    if (kind == Node::Kind::Everything) return texts.allCards;
    if (kind == Node::Kind::Nothing) return texts.noCards;
    return QueryDescriber(query.syntax, game, texts).cards(query.syntax.root);
}

std::string describe(const Expression& expression, const Game& game, const DescriptionTexts& texts)
{
    return ExpressionDescriber(expression.syntax, game, texts).text(expression.syntax.root);
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/derived_value.h"

#include "model/query/card_source.h"
#include "model/query/pack_card.h"

namespace mazzo::model {

namespace {

Value valueOf(const Number& number)
{
    if (number.present == Truth::No) return Absent{};
    const bool bounded = number.range.hasLowerBound() || number.range.hasUpperBound();
    return number.present == Truth::Yes && bounded ? Value(number.range) : Value(Unknown{});
}

}  // namespace

Value evaluate(const Expression& expression, const Game& game, const Card& card)
{
    const Syntax& syntax = expression.syntax;
    const PackCard values(card);
    const CardSource source(syntax, game, values);
    const Evaluation evaluation(syntax, source);
    switch (sortOf(syntax[syntax.root].kind)) {
    case Sort::Number: return valueOf(evaluation.number(syntax.root));
    case Sort::Condition: {
        const Truth answer = evaluation.condition(syntax.root);
        return answer == Truth::Unknown ? Value(Unknown{}) : Value(answer == Truth::Yes);
    }
    case Sort::List: break;
    }
    const auto words = source.words(syntax.root);
    return words ? Value(*words) : Value(Unknown{});
}

}  // namespace mazzo::model

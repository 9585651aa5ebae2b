// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/derived_fields.h"

#include "carddata/pack/expression_check.h"
#include "model/query/derived_value.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

Sort sortOfField(Field::Type type)
{
    switch (type) {
    case Field::Type::Number: return Sort::Number;
    case Field::Type::Flag: return Sort::Condition;
    case Field::Type::Text:
    case Field::Type::Words: break;
    }
    return Sort::List;
}

}  // namespace

DerivedFields::DerivedFields(const Game& game, const JsonNode::List& fields, Reading& reading)
{
    std::vector<Derived> waiting;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const JsonNode* text = fields[i].find("derived");
        if (auto expression = checkExpression(text, game, Scope::OneCard, sortOfField(game.fields[i].type), reading))
            waiting.push_back({static_cast<FieldIndex>(i), std::move(*expression)});
    }

    const auto uses = [](const Derived& derived, FieldIndex field) {
        const auto used = fieldsUsed(derived.expression.syntax);
        return std::ranges::find(used, field) != used.end();
    };
    const auto isReady = [&](const Derived& derived) {
        return std::ranges::none_of(waiting, [&](const Derived& other) { return uses(derived, other.field); });
    };
    for (auto ready = std::ranges::find_if(waiting, isReady); ready != waiting.end();
         ready = std::ranges::find_if(waiting, isReady)) {
        m_order.push_back(std::move(*ready));
        waiting.erase(ready);
    }
    // What is left is in a cycle or needs one; the latter is no mistake of its own.
    const auto isUnneeded = [&](const Derived& derived) {
        return std::ranges::none_of(waiting, [&](const Derived& other) { return uses(other, derived.field); });
    };
    for (auto last = std::ranges::find_if(waiting, isUnneeded); last != waiting.end();
         last = std::ranges::find_if(waiting, isUnneeded))
        waiting.erase(last);
    for (const Derived& left : waiting)
        reading.mistake("pack.cycle", *fields[at(left.field)].find("derived"), {game[left.field].id});
}

void DerivedFields::compute(const Game& game, Card& card) const
{
    for (const auto& [field, expression] : m_order) {
        if (!appliesTo(game[field], card)) continue;
        FieldValue& fieldValue = card.values[at(field)];
        fieldValue.value = evaluate(expression, game, card);
        fieldValue.origin = Origin::Derived;
    }
}

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/evaluation_plan.h"

#include <algorithm>

namespace mazzo::model {

namespace {

/// The position of the first item that `same` accepts; the new item is appended if there is none.
template <class Item, class Same>
std::uint32_t positionOf(std::vector<Item>& items, Item item, Same same)
{
    const auto found = std::ranges::find_if(items, same);
    const auto position = static_cast<std::uint32_t>(found - items.begin());
    if (found == items.end()) items.push_back(std::move(item));
    return position;
}

template <class Item>
std::uint32_t positionOf(std::vector<Item>& items, Item item)
{
    return positionOf(items, item, [&](const Item& other) { return other == item; });
}

/// How many different values a field can have.
int possibleValues(const Field& field)
{
    if (!field.choices.empty()) return static_cast<int>(field.choices.size());
    if (field.type == Field::Type::Flag) return 2;
    const bool bounded = field.type == Field::Type::Number && field.domain.hasLowerBound() &&
                         field.domain.hasUpperBound();
    if (!bounded) return Interval::kHighest;
    const std::int64_t width = std::int64_t{field.domain.hi} - field.domain.lo + 1;
    return static_cast<int>(std::min<std::int64_t>(width, Interval::kHighest));
}

}  // namespace

std::uint32_t EvaluationPlan::addPile(Syntax query)
{
    const auto isZone = [](Node::Kind kind) { return kind == Node::Kind::InZone; };
    Pile pile{Query{query}, contains(query, query.root, isZone), fieldsUsed(query)};
    return positionOf(piles, std::move(pile), [&](const Pile& other) { return other.query.syntax == query; });
}

std::uint32_t EvaluationPlan::addCondition(Syntax query)
{
    return positionOf(conditions, Query{query}, [&](const Query& other) { return other.syntax == query; });
}

std::uint32_t EvaluationPlan::addNumber(FieldIndex field, Interval domain)
{
    return positionOf(numbers, NumberColumn{field, domain, {}},
                      [&](const NumberColumn& other) { return other.field == field; });
}

std::uint32_t EvaluationPlan::addNumber(BoundExpression expression)
{
    // All expressions of a plan are bound with the same settings, so that equal syntax means equal numbers.
    const Syntax syntax = expression.syntax;
    return positionOf(numbers, NumberColumn{std::nullopt, {}, std::move(expression)},
                      [&](const NumberColumn& other) { return !other.field && other.expression.syntax == syntax; });
}

std::uint32_t EvaluationPlan::addWords(const Game& game, Subject subject, FieldIndex field)
{
    WordColumn column{subject, {}, false, Interval::kHighest};
    if (subject == Subject::Type) column.maxWords = static_cast<int>(game.types.size());
    if (subject == Subject::Field)
        column = {subject, field, game[field].type == Field::Type::Words, possibleValues(game[field])};
    return positionOf(words, column);
}

std::uint32_t EvaluationPlan::addSum(Sum sum) { return positionOf(sums, sum); }
std::uint32_t EvaluationPlan::addList(List list) { return positionOf(lists, list); }
std::uint32_t EvaluationPlan::addCopies(std::uint32_t pile) { return positionOf(copies, pile); }

}  // namespace mazzo::model

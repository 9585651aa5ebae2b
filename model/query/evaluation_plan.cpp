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

std::uint32_t EvaluationPlan::addPlainPile(Pile pile)
{
    const Syntax query = pile.query.syntax;
    return positionOf(piles, std::move(pile), [&](const Pile& other) { return other.query.syntax == query; });
}

std::uint32_t EvaluationPlan::addRelation(const Game& game, const Syntax& query, const Node& node)
{
    Relation relation{addWords(game, node.subject, node.field())};
    relation.whole = node.comparison == Comparison::Equal;
    if (node.kind == Node::Kind::Among) {
        const Node& list = query[query.child(node)];
        relation.list = addList(
            {addPile(game, subtree(query, query.child(list))), addWords(game, list.subject, list.field())});
    }
    return positionOf(relations, relation);
}

std::uint32_t EvaluationPlan::addPile(const Game& game, Syntax query)
{
    const auto isZone = [](Node::Kind kind) { return kind == Node::Kind::InZone; };
    Pile pile{Query{query}, contains(query, query.root, isZone), fieldsUsed(query)};
    if (!contains(query, query.root, isRelation)) return addPlainPile(std::move(pile));
    std::vector<std::pair<std::size_t, std::size_t>> nodes;  // nodes of the query, and which relation they are
    for (std::size_t i = 0; i < query.nodes.size(); ++i) {
        if (!isRelation(query.nodes[i].kind)) continue;
        const std::uint32_t relation = addRelation(game, query, query.nodes[i]);
        const auto known = std::ranges::find(pile.relations, relation);
        nodes.emplace_back(i, static_cast<std::size_t>(known - pile.relations.begin()));
        if (known == pile.relations.end()) pile.relations.push_back(relation);
    }
    for (const std::uint32_t relation : pile.relations)
        pile.usesValue = pile.usesValue || relations[relation].list == Relation::kCurrentValue;
    for (std::size_t bits = 0; bits < std::size_t{1} << pile.relations.size(); ++bits) {
        Syntax variant = query;
        for (const auto& [index, relation] : nodes) {
            Node& node = variant.nodes[index];
            const bool holds = ((bits >> relation) & 1U) != 0;
            // A card that lacks the field is never among anything.
            node.kind = !holds                           ? Node::Kind::Nothing
                        : node.subject == Subject::Field ? Node::Kind::Has
                                                         : Node::Kind::Everything;
            if (node.kind == Node::Kind::Has && game[node.field()].type == Field::Type::Flag)
                node.kind = Node::Kind::Everything;
            node.childCount = 0;
        }
        pile.variants.push_back(addPile(game, subtree(variant, variant.root)));
    }
    const bool usesValue = pile.usesValue;
    const auto count = piles.size();
    const std::uint32_t index = addPlainPile(std::move(pile));
    if (piles.size() > count && !usesValue) related.push_back(index);
    return index;
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
std::uint32_t EvaluationPlan::addAllowances(Allowances wanted) { return positionOf(allowances, std::move(wanted)); }

}  // namespace mazzo::model

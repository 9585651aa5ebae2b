// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/expression_describer.h"

#include "model/query/phrase.h"

namespace mazzo::model {

using Kind = Node::Kind;

std::string ExpressionDescriber::text(NodeIndex index) const
{
    switch (sortOf(m_syntax[index].kind)) {
    case Sort::Condition: return condition(index);
    case Sort::Number: return number(index);
    case Sort::List: break;
    }
    return list(m_syntax[index]);
}

std::vector<std::string> ExpressionDescriber::texts(const Node& node) const
{
    std::vector<std::string> parts;
    for (const NodeIndex part : m_syntax.children(node)) parts.push_back(text(part));
    return parts;
}

std::string ExpressionDescriber::condition(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::And: return m_texts.allOf(texts(node));
    case Kind::Or: return m_texts.anyOf(texts(node));
    case Kind::Not: return filled(m_texts.not_, child(node));
    case Kind::Compare: return comparison(node);
    case Kind::HasAll: return filled(m_texts.allAmong, child(node, 0), child(node, 1));
    case Kind::HasAny: return filled(m_texts.oneAmong, child(node, 0), child(node, 1));
    case Kind::Every: {
        const Node& values = m_syntax[m_syntax.child(node, 0)];
        return filled(m_texts.every, field(values), pile(values), child(node, 1));
    }
    case Kind::Given: return filled(m_texts.given, name(m_game[node.zone()].name));
    case Kind::OptionIs:
    case Kind::EditionIs: return optionIs(node);
    default: return filled(m_texts.thisCard, m_cards.cards(index));
    }
}

std::string ExpressionDescriber::optionIs(const Node& node) const
{
    const std::string& wanted = m_syntax.text(node).typed;
    std::string subject = m_texts.edition;
    std::string value = wanted;
    if (node.kind == Kind::EditionIs) {
        if (const Edition* edition = m_game.edition(wanted); edition && !edition->name.empty())
            value = name(edition->name);
    } else {
        const Option& option = m_game[node.option()];
        subject = inSentence(name(option.name));
        for (const Choice& choice : option.values)
            if (choice.id == wanted && !choice.name.empty()) value = name(choice.name);
    }
    return filled(m_texts.comparisons[static_cast<std::size_t>(node.comparison)], subject, value);
}

/// A count against a number reads as an amount: "at least 20 units in Forces".
std::string ExpressionDescriber::comparison(const Node& node) const
{
    const Node& left = m_syntax[m_syntax.child(node, 0)];
    const Node& right = m_syntax[m_syntax.child(node, 1)];
    const auto how = static_cast<std::size_t>(node.comparison);
    const bool literal = right.kind == Kind::Literal;
    const bool one = literal && right.number == 1 && node.comparison != Comparison::NotEqual;
    if (left.kind == Kind::Count && literal) {
        if (node.comparison == Comparison::Equal && right.number == 0) return filled(m_texts.noneOf, pile(left));
        return filled(m_texts.amounts[how], std::to_string(right.number), pile(left, one));
    }
    if (left.kind == Kind::Distinct && literal) {
        const std::string what = filled(one ? m_texts.differentValue : m_texts.differentValues, field(left),
                                        pile(left));
        return filled(m_texts.amounts[how], std::to_string(right.number), what);
    }
    return filled(m_texts.comparisons[how], child(node, 0), child(node, 1));
}

std::string ExpressionDescriber::sum(const Node& node) const
{
    std::string out;
    for (const NodeIndex index : m_syntax.children(node)) {
        const Node& part = m_syntax[index];
        const bool minus = !out.empty() && part.kind == Kind::Negate;
        out = out.empty() ? text(index)
                          : filled(minus ? m_texts.minus : m_texts.plus, out, minus ? child(part) : text(index));
    }
    return out;
}

std::string ExpressionDescriber::number(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::Literal: return std::to_string(node.number);
    case Kind::Add: return sum(node);
    case Kind::Negate: return filled(m_texts.minusSign, child(node));
    case Kind::Multiply: return filled(m_texts.times, child(node, 0), child(node, 1));
    case Kind::Divide: return filled(m_texts.dividedBy, child(node, 0), child(node, 1));
    case Kind::Minimum: return filled(m_texts.least, m_texts.allOf(texts(node)));
    case Kind::Maximum: return filled(m_texts.greatest, m_texts.allOf(texts(node)));
    case Kind::If: return filled(m_texts.ifElse, child(node, 0), child(node, 1), child(node, 2));
    case Kind::Length: return filled(m_texts.wordsIn, child(node));
    case Kind::Count: return filled(m_texts.numberOf, pile(node));
    case Kind::Copies: return filled(m_texts.copiesOf, pile(node));
    case Kind::Sum: return filled(m_texts.totalOf, field(node), pile(node));
    case Kind::Distinct: return filled(m_texts.differentOf, field(node), pile(node));
    case Kind::SumOnce: return filled(m_texts.totalOnce, field(node), pile(node));
    case Kind::Least: return filled(m_texts.leastOf, field(node), pile(node));
    case Kind::Greatest: return filled(m_texts.greatestOf, field(node), pile(node));
    case Kind::Unplaced: return unplaced(node);
    case Kind::OptionNumber: return inSentence(name(m_game[node.option()].name));
    default: return filled(m_texts.its, field(node));
    }
}

std::string ExpressionDescriber::unplaced(const Node& node) const
{
    const auto children = m_syntax.children(node);
    std::vector<std::string> allowed;
    for (std::size_t i = 1; i + 2 < children.size(); i += 3) {
        const std::string cards = m_cards.cards(children[i]);
        const Node& limit = m_syntax[children[i + 1]];
        const bool unlimited = limit.kind == Kind::Literal && limit.number == kUnlimited;
        std::string allowance = unlimited ? filled(m_texts.allowanceWithout, cards)
                                          : filled(m_texts.allowance, text(children[i + 1]), cards);
        if (m_syntax[children[i + 2]].kind != Kind::Everything)
            allowance = filled(m_texts.allowanceIf, allowance, text(children[i + 2]));
        allowed.push_back(std::move(allowance));
    }
    return filled(m_texts.unplaced, pile(node), m_texts.anyOf(allowed));
}

std::string ExpressionDescriber::list(const Node& node) const
{
    return node.kind == Kind::Values ? filled(m_texts.valuesOf, field(node), pile(node))
                                     : filled(m_texts.its, field(node));
}

}  // namespace mazzo::model

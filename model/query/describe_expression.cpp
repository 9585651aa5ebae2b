// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/describe.h"
#include "model/query/expression.h"

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

/// Says in words what an expression asks of a pile.
class ExpressionDescriber {
public:
    ExpressionDescriber(const Syntax& syntax, const Game& game, std::string_view language)
        : m_syntax(syntax), m_game(game), m_cards(syntax, game, language), m_wording(m_cards.wording())
    {}

    [[nodiscard]] std::string text(NodeIndex index) const;

private:
    [[nodiscard]] std::string condition(NodeIndex index) const;
    [[nodiscard]] std::string number(NodeIndex index) const;
    [[nodiscard]] std::string list(const Node& node) const;
    [[nodiscard]] std::string comparison(const Node& node) const;
    [[nodiscard]] std::string sum(const Node& node) const;
    [[nodiscard]] std::string optionIs(const Node& node) const;
    [[nodiscard]] std::string joined(const Node& node, std::string_view last) const;
    [[nodiscard]] std::string child(const Node& node, std::size_t position = 0) const
    {
        return text(m_syntax.child(node, position));
    }
    [[nodiscard]] std::string pile(const Node& node, bool one = false) const
    {
        return m_cards.cards(m_syntax.child(node), one);
    }
    [[nodiscard]] std::string field(const Node& node) const { return m_cards.fieldName(node.subject, node.field()); }

    const Syntax& m_syntax;
    const Game& m_game;
    QueryDescriber m_cards;
    const Wording& m_wording;
};

std::string ExpressionDescriber::text(NodeIndex index) const
{
    switch (sortOf(m_syntax[index].kind)) {
    case Sort::Condition: return condition(index);
    case Sort::Number: return number(index);
    case Sort::List: break;
    }
    return list(m_syntax[index]);
}

std::string ExpressionDescriber::joined(const Node& node, std::string_view last) const
{
    std::vector<std::string> parts;
    for (const NodeIndex part : m_syntax.children(node)) parts.push_back(text(part));
    return enumerated(parts, last);
}

std::string ExpressionDescriber::condition(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::And: return joined(node, m_wording.commaAnd);
    case Kind::Or: return joined(node, m_wording.commaOr);
    case Kind::Not: return filled(m_wording.not_, child(node));
    case Kind::Compare: return comparison(node);
    case Kind::HasAll: return filled(m_wording.allAmong, child(node, 0), child(node, 1));
    case Kind::HasAny: return filled(m_wording.oneAmong, child(node, 0), child(node, 1));
    case Kind::Given: return filled(m_wording.given, m_cards.in(m_game[node.zone()].name));
    case Kind::OptionIs:
    case Kind::EditionIs: return optionIs(node);
    default: return filled(m_wording.thisCard, m_cards.cards(index));
    }
}

std::string ExpressionDescriber::optionIs(const Node& node) const
{
    const std::string& wanted = m_syntax.text(node).typed;
    std::string name(m_wording.edition);
    std::string value = wanted;
    if (node.kind == Kind::EditionIs) {
        if (const Edition* edition = m_game.edition(wanted); edition && !edition->name.empty())
            value = m_cards.in(edition->name);
    } else {
        const Option& option = m_game[node.option()];
        name = inSentence(m_cards.in(option.name));
        for (const Choice& choice : option.values)
            if (choice.id == wanted && !choice.name.empty()) value = m_cards.in(choice.name);
    }
    return filled(m_wording.comparisons[static_cast<std::size_t>(node.comparison)], name, value);
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
        if (node.comparison == Comparison::Equal && right.number == 0) return filled(m_wording.noneOf, pile(left));
        return filled(m_wording.amounts[how], std::to_string(right.number), pile(left, one));
    }
    if (left.kind == Kind::Distinct && literal) {
        const std::string what = filled(one ? m_wording.differentValue : m_wording.differentValues, field(left),
                                        pile(left));
        return filled(m_wording.amounts[how], std::to_string(right.number), what);
    }
    return filled(m_wording.comparisons[how], child(node, 0), child(node, 1));
}

std::string ExpressionDescriber::sum(const Node& node) const
{
    std::string out;
    for (const NodeIndex index : m_syntax.children(node)) {
        const Node& part = m_syntax[index];
        const bool minus = !out.empty() && part.kind == Kind::Negate;
        if (!out.empty()) out += minus ? m_wording.minus : m_wording.plus;
        out += minus ? child(part) : text(index);
    }
    return out;
}

std::string ExpressionDescriber::number(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::Literal: return std::to_string(node.number);
    case Kind::Add: return sum(node);
    case Kind::Negate: return filled(m_wording.minusSign, child(node));
    case Kind::Multiply: return filled(m_wording.times, child(node, 0), child(node, 1));
    case Kind::Divide: return filled(m_wording.dividedBy, child(node, 0), child(node, 1));
    case Kind::Minimum: return filled(m_wording.least, joined(node, m_wording.commaAnd));
    case Kind::Maximum: return filled(m_wording.greatest, joined(node, m_wording.commaAnd));
    case Kind::If: return filled(m_wording.ifElse, child(node, 0), child(node, 1), child(node, 2));
    case Kind::Length: return filled(m_wording.wordsIn, child(node));
    case Kind::Count: return filled(m_wording.numberOf, pile(node));
    case Kind::Copies: return filled(m_wording.copiesOf, pile(node));
    case Kind::Sum: return filled(m_wording.totalOf, field(node), pile(node));
    case Kind::Distinct: return filled(m_wording.differentOf, field(node), pile(node));
    case Kind::OptionNumber: return inSentence(m_cards.in(m_game[node.option()].name));
    default: return filled(m_wording.its, field(node));
    }
}

std::string ExpressionDescriber::list(const Node& node) const
{
    return node.kind == Kind::Values ? filled(m_wording.valuesOf, field(node), pile(node))
                                     : filled(m_wording.its, field(node));
}

}  // namespace

std::string describe(const Expression& expression, const Game& game, std::string_view language)
{
    return ExpressionDescriber(expression.syntax, game, language).text(expression.syntax.root);
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/answers.h"
#include "model/query/expression.h"

#include <array>

namespace mazzo::model {

/// A number that may be absent, as the field of a card may be; every comparison with an absent number is no.
struct Number {
    Interval range;
    Truth present = Truth::Yes;
};

/// Evaluates an expression. `Source` provides the values: of the card, of the piles, of the settings, and lists of
/// `Source::Word`. Nothing here allocates.
template <class Source>
class Evaluation {
public:
    using Kind = Node::Kind;

    Evaluation(const Syntax& syntax, const Source& source) : m_syntax(syntax), m_source(source) {}

    [[nodiscard]] Truth condition(NodeIndex index) const
    {
        return joinedTruth(m_syntax, index, [this](NodeIndex single) { return singleCondition(single); });
    }
    [[nodiscard]] Number number(NodeIndex index) const;
    /// The limits of the allowances of an `Unplaced` node, as they are for this deck; returns how many there are.
    std::size_t limits(NodeIndex index, std::array<Interval, kMaxAllowances>& limits) const;

private:
    [[nodiscard]] Truth singleCondition(NodeIndex index) const;  ///< not `and`, `or`, `not`
    template <class Operation>
    [[nodiscard]] Number folded(const Node& node, const Operation& operation) const;
    [[nodiscard]] Number choice(const Node& node) const;
    [[nodiscard]] Truth hasAll(NodeIndex list, NodeIndex within) const;
    [[nodiscard]] Truth hasAny(NodeIndex list, NodeIndex within) const;
    [[nodiscard]] Truth every(const Node& node) const;
    [[nodiscard]] Number unplaced(NodeIndex index) const;

    const Syntax& m_syntax;
    const Source& m_source;
};

template <class Source>
Truth Evaluation<Source>::singleCondition(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::Compare: {
        const Number left = number(m_syntax.child(node, 0));
        const Number right = number(m_syntax.child(node, 1));
        return compared(left.range, node.comparison, right.range) & left.present & right.present;
    }
    case Kind::HasAll: return hasAll(m_syntax.child(node, 0), m_syntax.child(node, 1));
    case Kind::HasAny: return hasAny(m_syntax.child(node, 0), m_syntax.child(node, 1));
    case Kind::Every: return every(node);
    case Kind::Given:
    case Kind::OptionIs:
    case Kind::EditionIs: return m_source.setting(node);
    default: return m_source.cardAnswer(index);
    }
}

template <class Source>
Number Evaluation<Source>::number(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    switch (node.kind) {
    case Kind::Literal: return {Interval::exactly(node.number)};
    case Kind::Count:
    case Kind::Sum:
    case Kind::Distinct:
    case Kind::SumOnce:
    case Kind::Least:
    case Kind::Greatest:
    case Kind::Copies: return {m_source.pileNumber(index)};
    case Kind::Unplaced: return unplaced(index);
    case Kind::FieldNumber: return m_source.cardNumber(index);
    case Kind::OptionNumber: return m_source.optionNumber(node);
    case Kind::Length: return {m_source.length(m_syntax.child(node))};
    case Kind::Add: return folded(node, [](Interval a, Interval b) { return a + b; });
    case Kind::Multiply: return folded(node, [](Interval a, Interval b) { return a * b; });
    case Kind::Divide: return folded(node, [](Interval a, Interval b) { return a / b; });
    case Kind::Minimum: return folded(node, minimum);
    case Kind::Maximum: return folded(node, maximum);
    case Kind::Negate: {
        const Number inner = number(m_syntax.child(node));
        return {Interval::exactly(0) - inner.range, inner.present};
    }
    case Kind::If: return choice(node);
    default: return {{}, Truth::No};
    }
}

template <class Source>
template <class Operation>
Number Evaluation<Source>::folded(const Node& node, const Operation& operation) const
{
    const auto children = m_syntax.children(node);
    Number result = number(children.front());
    for (const NodeIndex child : children.subspan(1)) {
        const Number part = number(child);
        result = {operation(result.range, part.range), result.present & part.present};
    }
    return result;
}

template <class Source>
Number Evaluation<Source>::choice(const Node& node) const
{
    const Truth which = condition(m_syntax.child(node, 0));
    if (which != Truth::Unknown) return number(m_syntax.child(node, which == Truth::Yes ? 1 : 2));
    const Number first = number(m_syntax.child(node, 1));
    const Number second = number(m_syntax.child(node, 2));
    if (first.present == Truth::No && second.present == Truth::No) return first;
    if (first.present == Truth::No) return {second.range, Truth::Unknown};
    if (second.present == Truth::No) return {first.range, Truth::Unknown};
    return {unite(first.range, second.range), first.present & second.present};
}

template <class Source>
Truth Evaluation<Source>::hasAll(NodeIndex list, NodeIndex within) const
{
    Truth result = Truth::Yes;
    const bool complete = m_source.eachWord(list, [&](const typename Source::Word& word, Truth listed) {
        result = result & (m_source.contains(within, word) | !listed);
    });
    return complete ? result : result & Truth::Unknown;
}

/// Words that are not known may be any.
template <class Source>
Truth Evaluation<Source>::every(const Node& node) const
{
    const NodeIndex condition = m_syntax.child(node, 1);
    Truth result = Truth::Yes;
    const bool complete = m_source.eachWord(m_syntax.child(node, 0),
                                            [&](const typename Source::Word& word, Truth listed) {
                                                const Source ofWord = m_source.withValue(word);
                                                const Evaluation evaluation(m_syntax, ofWord);
                                                result = result & (evaluation.condition(condition) | !listed);
                                            });
    return complete ? result : result & Truth::Unknown;
}

template <class Source>
std::size_t Evaluation<Source>::limits(NodeIndex index, std::array<Interval, kMaxAllowances>& limits) const
{
    const auto children = m_syntax.children(m_syntax[index]);
    const std::size_t count = std::min((children.size() - 1) / 3, kMaxAllowances);
    for (std::size_t i = 0; i < count; ++i) {
        const Number limit = number(children[3 * i + 2]);
        const Truth applies = condition(children[3 * i + 3]) & limit.present;
        limits[i] = applies == Truth::No ? Interval::exactly(0) : maximum(limit.range, Interval::exactly(0));
        if (applies == Truth::Unknown) limits[i] = unite(limits[i], Interval::exactly(0));
    }
    return count;
}

template <class Source>
Number Evaluation<Source>::unplaced(NodeIndex index) const
{
    std::array<Interval, kMaxAllowances> allowed;
    const std::size_t count = limits(index, allowed);
    return {m_source.unplaced(index, std::span(allowed).first(count))};
}

template <class Source>
Truth Evaluation<Source>::hasAny(NodeIndex list, NodeIndex within) const
{
    Truth result = Truth::No;
    const bool complete = m_source.eachWord(list, [&](const typename Source::Word& word, Truth listed) {
        result = result | (m_source.contains(within, word) & listed);
    });
    if (complete || result == Truth::Yes) return result;
    // Words of the first list are not known: nothing can be among them only if the second list is surely empty.
    bool empty = true;
    const bool known = m_source.eachWord(within, [&](const typename Source::Word&, Truth) { empty = false; });
    return known && empty ? Truth::No : Truth::Unknown;
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/rule_model.h"

#include <algorithm>

namespace mazzo::validators {

using Kind = Node::Kind;

RuleModel::Range RuleModel::unsupported()
{
    m_supported = false;
    return {};
}

RuleModel::Range RuleModel::number(const Context& context, NodeIndex index)
{
    const Syntax& syntax = context.formula.syntax;
    const Node& node = syntax[index];
    const std::uint32_t place = context.formula.place(index);
    const auto plain = [](const DeckModel::Range& range) { return Range{range.lo, range.hi}; };
    const auto turned = [](const Range& range) { return Range{range.hi * -1, range.lo * -1, range.present}; };
    const auto folded = [&](auto join) {
        Range result = number(context, syntax.child(node));
        for (const NodeIndex child : syntax.children(node).subspan(1)) {
            const Range other = number(context, child);
            const Truth present = result.present & other.present;
            result = join(result, other);
            result.present = present;
        }
        return result;
    };
    switch (node.kind) {
    case Kind::Literal: return {Linear(node.number), Linear(node.number)};
    case Kind::Count: return plain(m_deck.count(place));
    case Kind::Copies: return plain(m_deck.copiesOf(place, *context.row));
    case Kind::Sum: return plain(m_deck.sum(m_book.layout.sums[place]));
    case Kind::Distinct: return plain(m_deck.length(place));
    case Kind::Length: {
        const NodeIndex list = syntax.child(node);
        if (!isOwn(context, list)) return plain(m_deck.length(context.formula.place(list)));
        const WordView own = ownWords(context, list);
        const Linear size(static_cast<double>(own.words.size()));
        return own.known ? Range{size, size} : unsupported();
    }
    case Kind::FieldNumber: {
        const Number& own = m_book.block->number(place, *context.row);
        constexpr double most = 10'000;
        return {Linear(std::clamp<double>(own.range.lo, -most, most)),
                Linear(std::clamp<double>(own.range.hi, -most, most)), own.present};
    }
    case Kind::Add: return folded([](const Range& a, const Range& b) { return Range{a.lo + b.lo, a.hi + b.hi}; });
    case Kind::Negate: return turned(number(context, syntax.child(node)));
    case Kind::Multiply: return folded([&](const Range& a, const Range& b) { return product(a, b); });
    case Kind::Divide: return folded([&](const Range& a, const Range& b) { return quotient(a, b); });
    case Kind::Minimum: return folded([&](const Range& a, const Range& b) { return least(a, b); });
    case Kind::Maximum:
        return folded([&](const Range& a, const Range& b) { return turned(least(turned(a), turned(b))); });
    case Kind::If: return choice(context, node);
    default: return {{}, {}, Truth::No};
    }
}

/// Of a number that no deck changes and one that is never negative.
RuleModel::Range RuleModel::product(const Range& a, const Range& b)
{
    const bool firstIsPlain = a.lo.terms.empty() && a.hi.terms.empty();
    const Range& factor = firstIsPlain ? a : b;
    const Range& other = firstIsPlain ? b : a;
    const bool isPlain = factor.lo.terms.empty() && factor.hi.terms.empty();
    if (!isPlain || factor.lo.constant < 0 || m_deck.program().lowest(other.lo) < 0) return unsupported();
    return {other.lo * factor.lo.constant, other.hi * factor.hi.constant};
}

/// By an exact positive number, rounded down.
RuleModel::Range RuleModel::quotient(const Range& a, const Range& b)
{
    const double by = b.lo.constant;
    if (!b.lo.terms.empty() || !b.hi.terms.empty() || by != b.hi.constant || by < 1) return unsupported();
    IntegerProgram& program = m_deck.program();
    Range result{newNumber(program.lowest(a.lo) - by, program.highest(a.lo)),
                 newNumber(program.lowest(a.hi) - by, program.highest(a.hi))};
    program.addAtMostZero(result.lo * by - a.lo);
    program.addAtMostZero(a.hi - result.hi * by - Linear(by - 1));
    return result;
}

RuleModel::Range RuleModel::least(const Range& a, const Range& b)
{
    IntegerProgram& program = m_deck.program();
    Range result{newNumber(std::min(program.lowest(a.lo), program.lowest(b.lo)),
                           std::min(program.highest(a.lo), program.highest(b.lo))),
                 newNumber(std::min(program.lowest(a.hi), program.lowest(b.hi)),
                           std::max(program.highest(a.hi), program.highest(b.hi)))};
    program.addAtMostZero(result.lo - a.lo);
    program.addAtMostZero(result.lo - b.lo);
    const Switch first = newSwitch();
    const Switch second = newSwitch();
    oneOf(kAlways, {first, second});
    atMostZero(first, a.hi - result.hi);
    atMostZero(second, b.hi - result.hi);
    return result;
}

/// Each branch counts unless the condition surely says otherwise.
RuleModel::Range RuleModel::choice(const Context& context, const Node& node)
{
    const Syntax& syntax = context.formula.syntax;
    const auto which = known(context, syntax.child(node));
    if (which && *which != Truth::Unknown) return number(context, syntax.child(node, *which == Truth::Yes ? 1 : 2));
    const Range yes = number(context, syntax.child(node, 1));
    const Range no = number(context, syntax.child(node, 2));
    if (yes.present != Truth::Yes || no.present != Truth::Yes) return unsupported();
    IntegerProgram& program = m_deck.program();
    Range result{newNumber(std::min(program.lowest(yes.lo), program.lowest(no.lo)),
                           std::max(program.highest(yes.lo), program.highest(no.lo))),
                 newNumber(std::min(program.lowest(yes.hi), program.lowest(no.hi)),
                           std::max(program.highest(yes.hi), program.highest(no.hi)))};
    for (const bool branch : {true, false}) {
        const Switch otherwise = newSwitch();
        const Switch counts = newSwitch();
        oneOf(kAlways, {otherwise, counts});
        require(otherwise, context, syntax.child(node), !branch);
        atMostZero(counts, result.lo - (branch ? yes : no).lo);
        atMostZero(counts, (branch ? yes : no).hi - result.hi);
    }
    return result;
}

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/rule_model.h"

#include <algorithm>

namespace mazzo::validators {

using Kind = Node::Kind;

namespace {

Comparison negated(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Less: return Comparison::GreaterEqual;
    case Comparison::LessEqual: return Comparison::Greater;
    case Comparison::Greater: return Comparison::LessEqual;
    case Comparison::GreaterEqual: return Comparison::Less;
    case Comparison::NotEqual: return Comparison::Equal;
    case Comparison::Equal:
    case Comparison::Contains: break;
    }
    return Comparison::NotEqual;
}

}  // namespace

bool RuleModel::add(const CompiledRule& rule)
{
    if (rule.predicate) return false;
    if (!std::ranges::all_of(rule.neededZones, [&](ZoneIndex zone) { return m_deck.given(zone); })) return true;
    const IntegerProgram::Mark before = m_deck.program().mark();
    m_supported = true;
    std::optional<Switch> idle;  // the rule does not apply
    if (rule.when) {
        const Context context{*rule.when, std::nullopt};
        const auto applies = known(context, rule.when->syntax.root);
        if (applies == Truth::No) return true;
        if (!applies) require(idle.emplace(newSwitch()), context, rule.when->syntax.root, false);
    }
    if (rule.each) {
        addCards(rule, idle);
    } else {
        const Switch on = idle ? newSwitch() : kAlways;
        if (idle) oneOf(kAlways, {*idle, on});
        require(on, {rule.check, std::nullopt}, rule.check.syntax.root, true);
    }
    if (!m_supported) m_deck.takeBack(before);
    return m_supported;
}

void RuleModel::addCards(const CompiledRule& rule, std::optional<Switch> idle)
{
    if (rule.overCatalogue) {
        for (const std::uint32_t row : rule.eachRows) addCard(rule, row, idle);
        return;
    }
    for (const std::uint32_t row : m_deck.rows()) {
        if (m_supported) addCard(rule, row, idle);
    }
}

void RuleModel::addCard(const CompiledRule& rule, std::uint32_t row, std::optional<Switch> idle)
{
    const Context context{rule.check, row};
    std::vector<Switch> ways;
    if (idle) ways.push_back(*idle);
    if (!rule.overCatalogue) {
        std::vector<std::size_t> asked;
        for (const std::size_t place : m_deck.placesOf(row)) {
            if (m_deck.in(*rule.each, m_deck.places()[place]) != Truth::No) asked.push_back(place);
        }
        if (asked.empty() || known(context, rule.check.syntax.root) == Truth::Yes) return;
        if (!idle && addLimit(rule, context, asked)) return;
        const Switch absent = newSwitch();
        for (const std::size_t place : asked) atMostZero(absent, m_deck.copies(m_deck.places()[place]));
        ways.push_back(absent);
    }
    const Switch on = ways.empty() ? kAlways : newSwitch();
    if (!ways.empty()) ways.push_back(on);
    if (!ways.empty()) oneOf(kAlways, ways);
    require(on, context, rule.check.syntax.root, true);
}

/// A limit that no deck without the card can break needs no switch; most limits are of this kind, and the solver likes
/// them better so.
bool RuleModel::addLimit(const CompiledRule& rule, const Context& context, const std::vector<std::size_t>& asked)
{
    const auto& numbers = rule.parts.front().numbers;
    if (rule.parts.size() != 1 || !numbers || numbers->comparison != Comparison::LessEqual) return false;
    const Range have = number(context, numbers->have);
    const Range bound = number(context, numbers->bound);
    if (have.present != Truth::Yes || bound.present != Truth::Yes) return false;
    const Linear excess = have.hi - bound.lo;
    Linear others = excess;
    for (const std::size_t i : asked) {
        const DeckModel::Place& place = m_deck.places()[i];
        std::erase_if(others.terms, [&](const Linear::Term& term) {
            return term.column == place.added || term.column == place.removed;
        });
        for (const Linear::Term& term : excess.terms) {
            if (term.column == place.added) others.constant -= term.factor * place.before;
        }
    }
    if (m_deck.program().highest(others) > 0) return false;
    m_deck.program().addAtMostZero(excess);
    return true;
}

void RuleModel::exclude(const std::vector<std::int64_t>& values, std::span<const CardIndex> cards)
{
    std::vector<Switch> ways;
    for (const DeckModel::Place& place : m_deck.places()) {
        if (!cards.empty() && std::ranges::find(cards, static_cast<CardIndex>(place.row)) == cards.end()) continue;
        const Linear copies = m_deck.copies(place);
        const auto now = static_cast<double>(valueOf(copies, values));
        if (now > 0) atMostZero(ways.emplace_back(newSwitch()), copies + Linear(1 - now));
        if (now < m_deck.program().highest(copies))
            atMostZero(ways.emplace_back(newSwitch()), Linear(now + 1) - copies);
    }
    oneOf(kAlways, ways);
}

void RuleModel::atMostZero(Switch on, const Linear& sum)
{
    const double most = m_deck.program().highest(sum);
    if (most <= 0) return;
    if (on == kAlways) m_deck.program().addAtMostZero(sum);
    else m_deck.program().addAtMostZero(sum + Linear(on, most) + Linear(-most));
}

void RuleModel::oneOf(Switch on, const std::vector<Switch>& ways)
{
    Linear missing = on == kAlways ? Linear(1) : Linear(on, 1);
    for (const Switch way : ways) missing += Linear(way, -1);
    m_deck.program().addAtMostZero(std::move(missing));
}

std::optional<Truth> RuleModel::known(const Context& context, NodeIndex index) const
{
    const Node& node = context.formula.syntax[index];
    switch (node.kind) {
    case Kind::Everything: return Truth::Yes;
    case Kind::Nothing: return Truth::No;
    case Kind::Given: return truth(m_deck.given(node.zone()));
    case Kind::Compare:
    case Kind::HasAll:
    case Kind::HasAny: return std::nullopt;
    case Kind::Not: {
        const auto inner = known(context, context.formula.syntax.child(node));
        return inner ? std::optional(!*inner) : std::nullopt;
    }
    case Kind::And:
    case Kind::Or: {
        const Truth decisive = truth(node.kind == Kind::Or);
        std::optional<Truth> result = !decisive;
        for (const NodeIndex child : context.formula.syntax.children(node)) {
            const auto part = known(context, child);
            if (part == decisive) return decisive;
            if (!part || !result) result.reset();
            else result = node.kind == Kind::Or ? *result | *part : *result & *part;
        }
        return result;
    }
    default: return m_book.block->truth(context.formula.place(index), *context.row);
    }
}

void RuleModel::require(Switch on, const Context& context, NodeIndex index, bool wanted)
{
    if (!m_supported) return;
    if (const auto answer = known(context, index)) {
        if (*answer != truth(wanted)) never(on);
        return;
    }
    const Syntax& syntax = context.formula.syntax;
    const Node& node = syntax[index];
    switch (node.kind) {
    case Kind::Not: return require(on, context, syntax.child(node), !wanted);
    case Kind::And:
    case Kind::Or:
        if ((node.kind == Kind::Or) == wanted) return requireOne(on, context, node, wanted);
        for (const NodeIndex child : syntax.children(node)) require(on, context, child, wanted);
        return;
    case Kind::Compare: {
        const Range left = number(context, syntax.child(node, 0));
        const Range right = number(context, syntax.child(node, 1));
        const Truth present = left.present & right.present;
        if (!wanted && present == Truth::No) return;
        if (wanted && present != Truth::Yes) return never(on);
        return compare(on, left, wanted ? node.comparison : negated(node.comparison), right);
    }
    case Kind::HasAll: return hasAll(on, context, node, wanted);
    default: return hasAny(on, context, node, wanted);
    }
}

void RuleModel::requireOne(Switch on, const Context& context, const Node& node, bool wanted)
{
    std::vector<Switch> ways;
    for (const NodeIndex child : context.formula.syntax.children(node)) {
        if (known(context, child)) continue;  // one that decided would have decided the whole
        require(ways.emplace_back(newSwitch()), context, child, wanted);
    }
    oneOf(on, ways);
}

void RuleModel::compare(Switch on, const Range& left, Comparison comparison, const Range& right)
{
    const Linear one(1);
    switch (comparison) {
    case Comparison::LessEqual: return atMostZero(on, left.hi - right.lo);
    case Comparison::Less: return atMostZero(on, left.hi - right.lo + one);
    case Comparison::GreaterEqual: return atMostZero(on, right.hi - left.lo);
    case Comparison::Greater: return atMostZero(on, right.hi - left.lo + one);
    case Comparison::Equal:
    case Comparison::Contains: atMostZero(on, left.hi - right.lo); return atMostZero(on, right.hi - left.lo);
    case Comparison::NotEqual: break;
    }
    const Switch less = newSwitch();
    const Switch more = newSwitch();
    atMostZero(less, left.hi - right.lo + one);
    atMostZero(more, right.hi - left.lo + one);
    oneOf(on, {less, more});
}

}  // namespace mazzo::validators

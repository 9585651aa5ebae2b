// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/rule_model.h"

#include "validators/repair/predicate_limits.h"

#include <algorithm>

namespace mazzo::validators {

bool RuleModel::add(const CompiledRule& rule, std::span<const std::uint32_t> undecided)
{
    if (rule.predicate) {
        addPredicateLimits(rule);
        return false;
    }
    if (isSkippedFor(rule, m_model.deck.before())) return true;
    const IntegerProgram::Mark before = m_switches.program().mark();
    m_expressions.startRule();
    std::optional<Switch> inactive;  // the rule does not apply
    if (rule.when) {
        const ExpressionContext context{*rule.when};
        const auto applies = m_expressions.known(context, rule.when->syntax.root);
        if (applies == Truth::No) return true;
        if (!applies) m_expressions.require(inactive.emplace(m_switches.add()), context, rule.when->syntax.root, false);
    }
    if (rule.each) {
        addCards(rule, inactive, undecided);
    } else {
        const Switch on = inactive ? m_switches.add() : kAlways;
        if (inactive) m_switches.oneOf(kAlways, {*inactive, on});
        m_expressions.require(on, {rule.check}, rule.check.syntax.root, true);
    }
    if (!m_expressions.isSupported()) m_model.rollBack(before);
    return m_expressions.isSupported();
}

/// The predicate itself is checked on the solutions; the limits keep out most of those that it would reject.
void RuleModel::addPredicateLimits(const CompiledRule& rule)
{
    if (rule.when && m_expressions.known({*rule.when}, rule.when->syntax.root) != Truth::Yes) return;
    const auto limits = predicateLimits(m_book, rule);
    if (!limits) return;
    for (const DeckVariables::Place& place : m_model.deck.places()) {
        if (place.zone != rule.zone.value_or(ZoneIndex{})) continue;
        const auto limit = limits->copies.find(place.row);
        m_switches.atMostZero(kAlways,
                              m_model.deck.copies(place) - Linear(limit == limits->copies.end() ? 0 : limit->second));
    }
}

void RuleModel::addCards(const CompiledRule& rule, std::optional<Switch> inactive,
                         std::span<const std::uint32_t> undecided)
{
    const auto add = [&](std::uint32_t row) {
        addCard(rule, row, inactive, std::ranges::find(undecided, row) != undecided.end());
    };
    if (rule.overCatalogue) {
        for (const std::uint32_t row : rule.eachRows) add(row);
        return;
    }
    for (const std::uint32_t row : m_model.deck.rows()) {
        if (m_expressions.isSupported()) add(row);
    }
}

/// No copies of the card are added, and with the best values it can have the rule holds.
Switch RuleModel::unchanged(const CompiledRule& rule, std::uint32_t row)
{
    const Switch on = m_switches.add();
    Linear added;
    for (const std::size_t place : m_model.deck.placesOf(row)) added += Linear(m_model.deck.places()[place].added, 1);
    m_switches.atMostZero(on, added);
    m_expressions.require(on, {rule.check, row, true}, rule.check.syntax.root, true);
    return on;
}

void RuleModel::addCard(const CompiledRule& rule, std::uint32_t row, std::optional<Switch> inactive, bool undecided)
{
    const ExpressionContext context{rule.check, row};
    std::vector<Switch> alternatives;
    if (inactive) alternatives.push_back(*inactive);
    if (undecided) alternatives.push_back(unchanged(rule, row));
    if (!rule.overCatalogue) {
        std::vector<std::size_t> places;
        for (const std::size_t place : m_model.deck.placesOf(row)) {
            if (m_model.deck.in(*rule.each, m_model.deck.places()[place]) != Truth::No) places.push_back(place);
        }
        if (m_model.deck.isRelated(*rule.each)) {
            m_expressions.setSupported(false);
            return;
        }
        if (places.empty() || m_expressions.known(context, rule.check.syntax.root) == Truth::Yes) return;
        if (!inactive && !undecided) {
            if (addLimit(rule, context, places)) return;
            // Only with the switch on there may be copies.
            const Switch on = m_expressions.sharedSwitch(context, rule.check.syntax.root, true);
            for (const std::size_t place : places) allowOnlyIf(on, m_model.deck.places()[place]);
            return;
        }
        const Switch absent = m_switches.add();
        for (const std::size_t place : places)
            m_switches.atMostZero(absent, m_model.deck.copies(m_model.deck.places()[place]));
        alternatives.push_back(absent);
    }
    const Switch on = alternatives.empty() ? kAlways : m_switches.add();
    if (!alternatives.empty()) alternatives.push_back(on);
    if (!alternatives.empty()) m_switches.oneOf(kAlways, alternatives);
    m_expressions.require(on, context, rule.check.syntax.root, true);
}

/// Copies that are kept and copies that are added each need the switch: both bounds are as low as they can be.
void RuleModel::allowOnlyIf(Switch on, const DeckVariables::Place& place)
{
    IntegerProgram& program = m_switches.program();
    for (const Linear& copies : {m_model.deck.kept(place), Linear(place.added, 1)}) {
        const double most = program.highest(copies);
        if (most > 0) program.addAtMostZero(copies - Linear(on, most));
    }
}

/// A limit that a deck without the card cannot break needs no switch. Most limits are of this kind, and the solver is
/// faster without switches.
bool RuleModel::addLimit(const CompiledRule& rule, const ExpressionContext& context,
                         const std::vector<std::size_t>& places)
{
    const auto& numbers = rule.parts.front().numbers;
    if (rule.parts.size() != 1 || !numbers || numbers->comparison != Comparison::LessEqual) return false;
    const LinearNumber have = m_expressions.number(context, numbers->have);
    const LinearNumber bound = m_expressions.number(context, numbers->bound);
    if (have.present != Truth::Yes || bound.present != Truth::Yes) return false;
    const Linear excess = have.hi - bound.lo;
    Linear others = excess;
    for (const std::size_t i : places) {
        const DeckVariables::Place& place = m_model.deck.places()[i];
        std::erase_if(others.terms, [&](const Linear::Term& term) {
            return term.column == place.added || term.column == place.removed;
        });
        for (const Linear::Term& term : excess.terms) {
            if (term.column == place.added) others.constant -= term.factor * place.before;
        }
    }
    if (m_switches.program().highest(others) > 0) return false;
    m_switches.program().addAtMostZero(excess);
    return true;
}

void RuleModel::exclude(const std::vector<std::int64_t>& values, std::span<const CardIndex> cards)
{
    std::vector<Switch> alternatives;
    for (const DeckVariables::Place& place : m_model.deck.places()) {
        if (!cards.empty() && std::ranges::find(cards, static_cast<CardIndex>(place.row)) == cards.end()) continue;
        const Linear copies = m_model.deck.copies(place);
        const auto now = static_cast<double>(valueOf(copies, values));
        if (now > 0) m_switches.atMostZero(alternatives.emplace_back(m_switches.add()), copies + Linear(1 - now));
        if (now < m_switches.program().highest(copies))
            m_switches.atMostZero(alternatives.emplace_back(m_switches.add()), Linear(now + 1) - copies);
    }
    m_switches.oneOf(kAlways, alternatives);
}

}  // namespace mazzo::validators

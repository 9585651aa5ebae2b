// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/conflict.h"

#include "validators/repair/integer_program.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

RuleSet without(const RuleSet& rules, const RuleSet& removed)
{
    RuleSet rest;
    std::ranges::set_difference(rules, removed, std::back_inserter(rest));
    return rest;
}

/// The smallest set with at least one rule of each group, preferring earlier rules; nothing if the solver gave up.
std::optional<RuleSet> oneOfEach(const std::vector<RuleSet>& groups, const RuleSet& rules, const SearchTime& time)
{
    IntegerProgram program;
    std::vector<Linear> aims(2);
    for (const std::uint16_t rule : rules) {
        const int column = program.addColumn(0, 1);
        aims[0] += Linear(column, 1);
        aims[1] += Linear(column, rule + 1.0);
    }
    const auto columnOf = [&](std::uint16_t rule) {
        return static_cast<int>(std::ranges::lower_bound(rules, rule) - rules.begin());
    };
    for (const RuleSet& group : groups) {
        Linear missing(1);
        for (const std::uint16_t rule : group) missing += Linear(columnOf(rule), -1);
        program.addAtMostZero(std::move(missing));
    }
    IntegerProgram::Answer answer;
    for (const Linear& aim : aims) {
        answer = program.minimise(aim, time);
        if (answer.outcome != IntegerProgram::Outcome::Solved || !answer.optimal) return std::nullopt;
        program.addAtMostZero(aim + Linear(-static_cast<double>(valueOf(aim, answer.values))));
    }
    RuleSet chosen;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (answer.values[i] != 0) chosen.push_back(rules[i]);
    }
    return chosen;
}

/// Adds rule after rule as long as some deck satisfies them all.
RuleSet extended(RuleSet satisfied, const RuleSet& rules, const DeckFinder& findDeck, bool& gaveUp)
{
    for (const std::uint16_t rule : without(rules, satisfied)) {
        if (std::ranges::binary_search(satisfied, rule)) continue;
        RuleSet more = satisfied;
        more.insert(std::ranges::upper_bound(more, rule), rule);
        SatisfiedRules answer = findDeck(more);
        gaveUp = gaveUp || answer.gaveUp;
        if (answer.rules) satisfied = std::move(*answer.rules);
    }
    return satisfied;
}

}  // namespace

/// A conflict contains at least one rule that any given deck violates. So take the smallest set that has a rule of each
/// such group of violated rules: either it is a conflict, or a deck that satisfies it yields another group.
Conflict smallestConflict(const RuleSet& rules, const DeckFinder& findDeck, const SearchTime& time)
{
    constexpr int kMaxGroups = 200;
    std::vector<RuleSet> groups;
    bool gaveUp = false;
    for (int round = 0; round < kMaxGroups && !time.isOver(); ++round) {
        const auto chosen = oneOfEach(groups, rules, time);
        if (!chosen) break;
        SatisfiedRules answer = findDeck(*chosen);
        if (answer.gaveUp) break;
        if (!answer.rules) return {*chosen, !gaveUp};
        groups.push_back(without(rules, extended(std::move(*answer.rules), rules, findDeck, gaveUp)));
    }
    return {rules, false};
}

}  // namespace mazzo::validators

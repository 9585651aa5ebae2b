// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/conflict.h"

#include "validators/repair/integer_program.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

RuleSet without(const RuleSet& rules, const RuleSet& gone)
{
    RuleSet rest;
    std::ranges::set_difference(rules, gone, std::back_inserter(rest));
    return rest;
}

/// The fewest rules with one of each group among them, as early in the book as can be; nothing if the solver gave up.
std::optional<RuleSet> oneOfEach(const std::vector<RuleSet>& groups, const RuleSet& rules)
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
        answer = program.minimise(aim);
        if (answer.outcome != IntegerProgram::Outcome::Solved) return std::nullopt;
        program.addAtMostZero(aim + Linear(-static_cast<double>(valueOf(aim, answer.values))));
    }
    RuleSet chosen;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (answer.values[i] != 0) chosen.push_back(rules[i]);
    }
    return chosen;
}

/// Takes in rule after rule, as long as some deck keeps them all.
RuleSet grown(RuleSet kept, const RuleSet& rules, const Keeper& keeper, bool& isOpen)
{
    for (const std::uint16_t rule : without(rules, kept)) {
        if (std::ranges::binary_search(kept, rule)) continue;
        RuleSet more = kept;
        more.insert(std::ranges::upper_bound(more, rule), rule);
        Keeping answer = keeper(more);
        isOpen = isOpen || answer.isOpen;
        if (answer.kept) kept = std::move(*answer.kept);
    }
    return kept;
}

}  // namespace

/// Whatever rules a deck keeps, a conflict has one of those it does not keep. So the smallest set with one of each such
/// group is a conflict, or a deck that keeps it gives a further group.
Conflict smallestConflict(const RuleSet& rules, const Keeper& keeper)
{
    constexpr int kMaxGroups = 200;
    std::vector<RuleSet> groups;
    bool isOpen = false;
    for (int round = 0; round < kMaxGroups; ++round) {
        const auto chosen = oneOfEach(groups, rules);
        if (!chosen) break;
        Keeping answer = keeper(*chosen);
        if (answer.isOpen) break;
        if (!answer.kept) return {*chosen, !isOpen};
        groups.push_back(without(rules, grown(std::move(*answer.kept), rules, keeper, isOpen)));
    }
    return {rules, false};
}

}  // namespace mazzo::validators

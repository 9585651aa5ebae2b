// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck.h"
#include "model/game.h"
#include "model/query/evaluation_plan.h"
#include "validators/predicates.h"
#include "validators/report.h"

namespace mazzo::validators {

/// A condition that must hold by itself: a whole check, or one of the conditions that it joins by `and`.
struct RulePart {
    NodeIndex node{};
    /// The two sides of a comparison of numbers: `have` is what the deck has, `bound` what the rule requires.
    struct Numbers {
        NodeIndex have{};
        NodeIndex bound{};
        Comparison comparison = Comparison::Equal;
    };
    std::optional<Numbers> numbers;
    std::optional<ZoneIndex> zone;
};

/// A rule whose expressions are bound to the plan that all rules of the book share.
struct CompiledRule {
    bool active = false;            ///< has a check, belongs to this edition, and is not excluded by an option
    Skipped skipped = Skipped::No;  ///< why it is not active
    bool advice = false;
    bool shortIsUnfinished = false;
    bool undecided = false;
    std::optional<ZoneIndex> zone;
    Syntax written;  ///< the check before binding, for the fields it reads
    BoundExpression check;
    std::optional<NodeIndex> unplaced;  ///< the node of a rule with allowances
    std::vector<RulePart> parts;
    std::optional<BoundExpression> when;
    Syntax whenWritten;
    std::vector<ZoneIndex> optionalZones;  ///< whose cards the rule reads; none if `when` tests for zones itself
    bool needsOptionalZone = false;        ///< it reads no other zones
    std::optional<std::uint32_t> each;     ///< a pile
    bool overCatalogue = false;
    std::vector<std::uint32_t> eachRows;  ///< over the catalogue: the cards that match or may
    Predicate predicate = nullptr;
    bool forAllValues = false;  ///< checked after all others: is the deck illegal whatever the unknown values are?
};

/// Compiles a rule of a game; mistakes are added to the errors with their place in the pack.
[[nodiscard]] CompiledRule compileRule(const Rule& rule, const Game& game, const Settings& settings,
                                       EvaluationPlan& plan, Errors& errors);

/// Whether the deck has none of the zones that the rule is about. Otherwise a missing zone is an empty pile.
[[nodiscard]] bool isSkippedFor(const CompiledRule& rule, const Deck& deck);

}  // namespace mazzo::validators

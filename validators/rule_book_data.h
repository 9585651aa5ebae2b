// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/evaluation_tables.h"
#include "model/query/expression.h"
#include "validators/compiled_rule.h"
#include "validators/rule_book.h"

#include <mutex>

namespace mazzo::validators {

/// The compiled rules. Only the scratch catalogue changes after compiling, under its lock.
struct RuleBook::Data {
    const Game* game = nullptr;
    const Catalogue* source = nullptr;     ///< the caller's
    const Catalogue* catalogue = nullptr;  ///< the same, or `inForce`
    std::optional<Catalogue> inForce;      ///< with the values that count under the settings
    Settings settings;
    std::vector<CompiledRule> rules;
    std::optional<EvaluationTables> tables;           ///< what all rules read, compiled together
    std::vector<std::optional<Expression>> derived;   ///< for each field of the game
    std::vector<std::vector<FieldIndex>> baseFields;  ///< by field: the field itself, or the fields it is derived from

    mutable std::mutex scratchLock;
    mutable std::optional<Catalogue> scratch;  ///< a copy to try out values in, made when first needed

    [[nodiscard]] const EvaluationPlan& plan() const { return tables->plan(); }
    [[nodiscard]] const CardTable& cards() const { return tables->cards(); }
};

}  // namespace mazzo::validators

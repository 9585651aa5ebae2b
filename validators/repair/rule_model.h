// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/expression_model.h"

namespace mazzo::validators {

/// Expresses in rows of an integer program that a rule certainly holds, given what is known about the cards.
class RuleModel {
public:
    RuleModel(const RuleBook::Data& book, DeckModel& model)
        : m_book(book), m_model(model), m_switches(model.program()), m_expressions(book, model, m_switches)
    {}
    RuleModel(const RuleModel&) = delete;
    RuleModel& operator=(const RuleModel&) = delete;

    /// False if the rule cannot be expressed. Of a predicate, only what is known of it in advance is added.
    /// `undecided`: rows of the deck for which the rule cannot be decided. They may stay as they are.
    [[nodiscard]] bool add(const CompiledRule& rule, std::span<const std::uint32_t> undecided = {});

    /// Excludes solutions with the same numbers of these cards; with no cards, excludes only this solution.
    void exclude(const std::vector<std::int64_t>& values, std::span<const CardIndex> cards);

private:
    void addPredicateLimits(const CompiledRule& rule);
    void addCards(const CompiledRule& rule, std::optional<Switch> inactive, std::span<const std::uint32_t> undecided);
    [[nodiscard]] Switch unchanged(const CompiledRule& rule, std::uint32_t row);
    void addCard(const CompiledRule& rule, std::uint32_t row, std::optional<Switch> inactive, bool undecided);
    void allowOnlyIf(Switch on, const DeckVariables::Place& place);
    [[nodiscard]] bool addLimit(const CompiledRule& rule, const ExpressionContext& context,
                                const std::vector<std::size_t>& places);

    const RuleBook::Data& m_book;
    DeckModel& m_model;
    SwitchSet m_switches;
    ExpressionModel m_expressions;
};

}  // namespace mazzo::validators

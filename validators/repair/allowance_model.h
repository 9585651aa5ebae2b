// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/list_model.h"

namespace mazzo::validators {

/// Which copies fit into the allowances of a rule, as a flow in the integer program.
class AllowanceModel {
public:
    AllowanceModel(DeckVariables& deck, ListModel& lists) : m_deck(deck), m_lists(lists) {}

    /// Copies that have no place in any allowance; `limits` are the lower bounds of what is allowed.
    [[nodiscard]] std::optional<LinearRange> unplaced(const EvaluationPlan::Allowances& allowances,
                                                      const std::vector<Linear>& limits);

private:
    using Key = std::vector<std::uint64_t>;
    using Places = std::vector<std::size_t>;

    /// The places of the cards that need an allowance, by what decides which they fit into.
    [[nodiscard]] std::map<Key, Places> kinds(const EvaluationPlan::Allowances& allowances) const;
    [[nodiscard]] bool fits(std::uint32_t pile, const DeckVariables::Place& place) const;
    [[nodiscard]] Linear place(const EvaluationPlan::Allowances& allowances, const Places& places,
                               std::vector<Linear>& used);

    DeckVariables& m_deck;
    ListModel& m_lists;
};

}  // namespace mazzo::validators

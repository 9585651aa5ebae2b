// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/list_model.h"

namespace mazzo::validators {

/// Counts and sums over the deck's piles, as expressions of the integer program.
class PileModel {
public:
    PileModel(DeckVariables& deck, ListModel& lists);

    [[nodiscard]] const LinearRange& count(std::uint32_t pile);
    [[nodiscard]] LinearRange copiesOf(std::uint32_t copied, std::uint32_t row) const;
    [[nodiscard]] LinearRange sum(const EvaluationPlan::Sum& planned);
    [[nodiscard]] LinearRange sumOnce(const EvaluationPlan::Sum& planned);
    [[nodiscard]] LinearRange greatest(const EvaluationPlan::Sum& planned);
    [[nodiscard]] LinearRange least(const EvaluationPlan::Sum& planned);

    /// Forgets the counts that may use columns of a state that was rolled back.
    void forgetRelated();

private:
    /// Adds to a range what may be in a pile and what is.
    void addTo(LinearRange& range, Truth inPile, const DeckVariables::Place& place) const;
    [[nodiscard]] std::vector<WordGroup> wordGroups(std::uint32_t pile) const;
    /// The total of `add(range, place, truth)` over the places of a pile that depends on a list.
    template <class Add>
    [[nodiscard]] LinearRange related(std::uint32_t pile, const Add& add);
    /// 0 or 1: whether one of the places has a copy. At least (`may`), or at most, what is true.
    [[nodiscard]] Linear presence(const std::vector<std::size_t>& places, bool may);
    template <class Visit>
    void eachNumber(const EvaluationPlan::Sum& planned, const Visit& visit);

    DeckVariables& m_deck;
    ListModel& m_lists;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_groups;  // rows of an identity
    std::map<std::uint32_t, LinearRange> m_counts;
    LinearRange m_valueCount;  // of the pile that was last counted for a current value
};

}  // namespace mazzo::validators

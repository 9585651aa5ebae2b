// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/allowance_model.h"

#include <algorithm>

namespace mazzo::validators {

/// A flow: the copies of each kind of card are spread over the allowances that they fit into.
std::optional<LinearRange> AllowanceModel::unplaced(const EvaluationPlan::Allowances& allowances,
                                                    const std::vector<Linear>& limits)
{
    if (!m_deck.unknownPlaces().empty() || m_deck.isRelated(allowances.pile)) return std::nullopt;
    if (!std::ranges::all_of(allowances.piles, [this](std::uint32_t pile) { return m_deck.isSimple(pile); }))
        return std::nullopt;
    // What decides where a card fits: for each allowance whether it fits without the words in the list and with them,
    // and the words.
    std::map<std::vector<std::uint64_t>, std::vector<std::size_t>> groups;
    const auto fits = [&](std::uint32_t pile, const DeckVariables::Place& place) {
        const Truth answer = m_deck.book().cards().inPile(pile, at(place.zone), place.row);
        return answer == Truth::Yes || (answer == Truth::Unknown && place.before > 0);
    };
    for (std::size_t i = 0; i < m_deck.places().size(); ++i) {
        const DeckVariables::Place& place = m_deck.places()[i];
        const Truth needs = m_deck.in(allowances.pile, place);
        if (needs == Truth::No || (needs == Truth::Unknown && place.before > 0)) continue;
        std::vector<std::uint64_t> key;
        for (const std::uint32_t pile : allowances.piles) {
            const EvaluationPlan::Pile& planned = m_deck.book().plan().piles[pile];
            if (planned.relations.empty()) {
                key.push_back(fits(pile, place) ? 3 : 0);
                continue;
            }
            const std::uint64_t answers = (fits(planned.variants[0], place) ? 1U : 0U) +
                                          (fits(planned.variants[1], place) ? 2U : 0U);
            key.push_back(answers);
            if (answers == 0 || answers == 3) continue;
            const WordView own = m_deck.book().cards().words(
                m_deck.book().plan().relations[planned.relations.front()].column, place.row);
            key.push_back(own.known);
            key.push_back(own.words.size());
            key.insert(key.end(), own.words.begin(), own.words.end());
        }
        groups[std::move(key)].push_back(i);
    }
    LinearRange range;
    std::vector<Linear> used(limits.size());
    for (const auto& [key, places] : groups) {
        Linear all;
        for (const std::size_t i : places) all += m_deck.copies(m_deck.places()[i]);
        const double size = m_deck.upperBound(all);
        Linear left{m_deck.program().addColumn(0, size), 1};
        range.hi += left;
        Linear missing = all - left;
        const DeckVariables::Place& example = m_deck.places()[places.front()];
        for (std::size_t i = 0; i < allowances.piles.size(); ++i) {
            const EvaluationPlan::Pile& planned = m_deck.book().plan().piles[allowances.piles[i]];
            const bool without = fits(planned.relations.empty() ? allowances.piles[i] : planned.variants[0], example);
            const bool with = planned.relations.empty() ? without : fits(planned.variants[1], example);
            if (!without && !with) continue;
            const Linear placed{m_deck.program().addColumn(0, size), 1};
            missing += placed * -1;
            used[i] += placed;
            if (without == with) continue;
            const EvaluationPlan::Relation& relation = m_deck.book().plan().relations[planned.relations.front()];
            const WordView own = m_deck.book().cards().words(relation.column, example.row);
            const WordGroup group{{own.words.begin(), own.words.end()}, own.known, {}};
            const Linear holds = m_lists.holdsAll(relation.list, group, !with);
            m_deck.program().addAtMostZero(with ? placed - holds * size : placed + holds * size + Linear(-size));
        }
        m_deck.program().addAtMostZero(std::move(missing));
    }
    for (std::size_t i = 0; i < limits.size(); ++i) m_deck.program().addAtMostZero(used[i] - limits[i]);
    return range;
}

}  // namespace mazzo::validators

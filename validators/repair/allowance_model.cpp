// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/allowance_model.h"

#include <algorithm>

namespace mazzo::validators {

std::optional<LinearRange> AllowanceModel::unplaced(const EvaluationPlan::Allowances& allowances,
                                                    const std::vector<Linear>& limits)
{
    if (!m_deck.unknownPlaces().empty() || m_deck.isRelated(allowances.pile)) return std::nullopt;
    if (!std::ranges::all_of(allowances.piles, [this](std::uint32_t pile) { return m_deck.isSimple(pile); }))
        return std::nullopt;
    LinearRange range;
    std::vector<Linear> used(limits.size());
    for (const auto& [key, places] : kinds(allowances)) range.hi += place(allowances, places, used);
    for (std::size_t i = 0; i < limits.size(); ++i) m_deck.program().addAtMostZero(used[i] - limits[i]);
    return range;
}

/// The key is what decides where a card fits: for each allowance whether it fits without the words in the list and with
/// them, and the words.
std::map<AllowanceModel::Key, AllowanceModel::Places> AllowanceModel::kinds(
    const EvaluationPlan::Allowances& allowances) const
{
    std::map<Key, Places> kinds;
    for (std::size_t i = 0; i < m_deck.places().size(); ++i) {
        const DeckVariables::Place& place = m_deck.places()[i];
        const Truth needs = m_deck.in(allowances.pile, place);
        if (needs == Truth::No || (needs == Truth::Unknown && place.before > 0)) continue;
        Key key;
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
        kinds[std::move(key)].push_back(i);
    }
    return kinds;
}

/// Of an unknown value, the best is assumed for a card that the deck has.
bool AllowanceModel::fits(std::uint32_t pile, const DeckVariables::Place& place) const
{
    const Truth answer = m_deck.book().cards().inPile(pile, at(place.zone), place.row);
    return answer == Truth::Yes || (answer == Truth::Unknown && place.before > 0);
}

/// Spreads the copies of one kind over the allowances that they fit into; returns how many are left.
Linear AllowanceModel::place(const EvaluationPlan::Allowances& allowances, const Places& places,
                             std::vector<Linear>& used)
{
    Linear all;
    for (const std::size_t i : places) all += m_deck.copies(m_deck.places()[i]);
    const double size = m_deck.upperBound(all);
    Linear left{m_deck.program().addColumn(0, size), 1};
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
    return left;
}

}  // namespace mazzo::validators

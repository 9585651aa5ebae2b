// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/list_model.h"

#include <algorithm>

namespace mazzo::validators {

const std::vector<ListModel::Occurrence>& ListModel::occurrences(std::uint32_t list)
{
    const auto [known, isNew] = m_occurrences.try_emplace(list);
    if (!isNew) return known->second;
    const EvaluationPlan::List& planned = m_deck.book().plan().lists[list];
    for (std::size_t i = 0; i < m_deck.places().size(); ++i) {
        if (m_deck.in(planned.pile, m_deck.places()[i]) == Truth::No) continue;
        for (const std::uint32_t word : m_deck.book().cards().words(planned.column, m_deck.places()[i].row).words)
            known->second.push_back({word, i});
    }
    std::ranges::sort(known->second);
    return known->second;
}

template <class Visit>
void ListModel::eachOccurrence(std::uint32_t list, std::uint32_t word, const Visit& visit)
{
    for (const Occurrence& found : std::ranges::equal_range(occurrences(list), word, {}, &Occurrence::word)) {
        const DeckVariables::Place& place = m_deck.places()[found.place];
        visit(place, m_deck.in(m_deck.book().plan().lists[list].pile, place));
    }
}

Linear ListModel::mayHold(std::uint32_t list, std::uint32_t word)
{
    const auto [known, isNew] = m_may.try_emplace({list, word});
    if (isNew) {
        known->second = m_deck.program().addColumn(0, 1);
        eachOccurrence(list, word, [&](const DeckVariables::Place& place, Truth inPile) {
            if (inPile == Truth::Unknown && place.before > 0) return;
            m_deck.program().addAtMostZero(
                m_deck.copies(place) - Linear(known->second, m_deck.program().highest(m_deck.copies(place))));
        });
    }
    return {known->second, 1};
}

Linear ListModel::surelyHolds(std::uint32_t list, std::uint32_t word)
{
    const auto [known, isNew] = m_surely.try_emplace({list, word});
    if (isNew) {
        known->second = m_deck.program().addColumn(0, 1);
        Linear missing(known->second, 1);
        eachOccurrence(list, word, [&](const DeckVariables::Place& place, Truth inPile) {
            if (inPile == Truth::Yes || place.before > 0) missing += m_deck.copies(place) * -1;
        });
        m_deck.program().addAtMostZero(std::move(missing));
    }
    return {known->second, 1};
}

const std::vector<std::uint32_t>& ListModel::words(std::uint32_t list)
{
    const auto [known, isNew] = m_words.try_emplace(list);
    if (!isNew) return known->second;
    for (const Occurrence& found : occurrences(list))
        if (known->second.empty() || known->second.back() != found.word) known->second.push_back(found.word);
    return known->second;
}

Linear ListModel::unknownWords(std::uint32_t list) const
{
    const EvaluationPlan::List& planned = m_deck.book().plan().lists[list];
    Linear sum;
    for (const DeckVariables::Place& place : m_deck.places()) {
        if (m_deck.in(planned.pile, place) != Truth::No &&
            !m_deck.book().cards().words(planned.column, place.row).known)
            sum += Linear(place.added, 1);
    }
    return sum;
}

Linear ListModel::keptUnknownWords(std::uint32_t list) const
{
    const EvaluationPlan::List& planned = m_deck.book().plan().lists[list];
    Linear sum;
    for (const DeckVariables::Place& place : m_deck.places()) {
        if (m_deck.in(planned.pile, place) != Truth::No &&
            !m_deck.book().cards().words(planned.column, place.row).known)
            sum += m_deck.kept(place);
    }
    for (const DeckVariables::UnknownPlace& place : m_deck.unknownPlaces()) {
        if (m_deck.in(planned.pile, place) != Truth::No) sum += m_deck.copies(place);
    }
    return sum;
}

/// A card whose words are unknown may bring any number of them.
LinearRange ListModel::length(std::uint32_t list)
{
    LinearRange range;
    for (const std::uint32_t word : words(list)) {
        range.lo += surelyHolds(list, word);
        range.hi += mayHold(list, word);
    }
    range.lo += keptUnknownWords(list) * kBoundless;
    range.hi += unknownWords(list) * kBoundless;
    return range;
}

Linear ListModel::holdsAll(std::uint32_t list, const WordGroup& group, bool may)
{
    const double open = m_deck.program().highest(keptUnknownWords(list));
    if (!group.known) return Linear(may ? 1 : 0);
    if (group.words.empty()) return Linear(1);
    if (may && (open > 0 || m_deck.program().highest(unknownWords(list)) > 0)) return Linear(1);
    if (group.words.size() == 1)
        return may ? mayHold(list, group.words.front()) : surelyHolds(list, group.words.front());
    const Linear all{m_deck.program().addColumn(0, 1), 1};
    Linear missing = Linear(1 - static_cast<double>(group.words.size())) - all;
    for (const std::uint32_t word : group.words) {
        if (may) missing += mayHold(list, word);
        else m_deck.program().addAtMostZero(all - surelyHolds(list, word));
    }
    if (may) m_deck.program().addAtMostZero(std::move(missing));
    return all;
}

void ListModel::rollBack(IntegerProgram::Mark mark)
{
    const auto isGone = [&](const auto& word) { return static_cast<std::size_t>(word.second) >= mark.columns; };
    std::erase_if(m_may, isGone);
    std::erase_if(m_surely, isGone);
}

}  // namespace mazzo::validators

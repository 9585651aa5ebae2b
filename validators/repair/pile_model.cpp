// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/pile_model.h"

#include <algorithm>

namespace mazzo::validators {

PileModel::PileModel(DeckVariables& deck, ListModel& lists) : m_deck(deck), m_lists(lists)
{
    for (const std::uint32_t row : deck.rows())
        if (!deck.placesOf(row).empty()) m_groups[deck.book().tables->groups()[row]].push_back(row);
}

/// Copies that may be in the pile: those that the deck has count as the rule needs them, added ones against it.
void PileModel::addTo(LinearRange& range, Truth inPile, const DeckVariables::Place& place) const
{
    if (inPile == Truth::No) return;
    range.lo += inPile == Truth::Yes ? m_deck.copies(place) : m_deck.kept(place);
    range.hi += inPile == Truth::Yes ? m_deck.copies(place) : Linear(place.added, 1);
}

const LinearRange& PileModel::count(std::uint32_t pile)
{
    const bool ofValue = m_deck.book().plan().piles[pile].usesValue;
    const auto [known, isNew] = m_counts.try_emplace(pile);
    if (!isNew && !ofValue) return known->second;
    LinearRange& range = ofValue ? m_valueCount : known->second;
    range = {};
    if (m_deck.isRelated(pile) && !ofValue) {
        range = related(pile, [this](LinearRange& to, const DeckVariables::Place& place, Truth inPile) {
            addTo(to, inPile, place);
        });
    } else {
        for (const DeckVariables::Place& place : m_deck.places()) addTo(range, m_deck.in(pile, place), place);
    }
    for (const DeckVariables::UnknownPlace& place : m_deck.unknownPlaces()) {
        const Truth inPile = m_deck.in(pile, place);
        if (inPile != Truth::No) range.lo += m_deck.copies(place);
        if (inPile == Truth::Yes) range.hi += m_deck.copies(place);
    }
    return range;
}

std::vector<WordGroup> PileModel::wordGroups(std::uint32_t pile) const
{
    const EvaluationPlan::Relation& relation =
        m_deck.book().plan().relations[m_deck.book().plan().piles[pile].relations.front()];
    std::map<std::pair<std::vector<std::uint32_t>, bool>, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < m_deck.places().size(); ++i) {
        if (m_deck.in(pile, m_deck.places()[i]) == Truth::No) continue;
        const WordView own = m_deck.book().cards().words(relation.column, m_deck.places()[i].row);
        groups[{{own.words.begin(), own.words.end()}, own.known}].push_back(i);
    }
    std::vector<WordGroup> result;
    for (auto& [words, places] : groups) result.push_back({words.first, words.second, std::move(places)});
    return result;
}

/// For each group of words the total depends on a switch, which is where the list of the deck comes in.
template <class Add>
LinearRange PileModel::related(std::uint32_t pile, const Add& add)
{
    const EvaluationPlan::Pile& planned = m_deck.book().plan().piles[pile];
    const std::uint32_t list = m_deck.book().plan().relations[planned.relations.front()].list;
    LinearRange total;
    for (const WordGroup& group : wordGroups(pile)) {
        LinearRange without;
        LinearRange with;
        for (const std::size_t i : group.places) {
            const DeckVariables::Place& place = m_deck.places()[i];
            add(without, place, m_deck.book().cards().inPile(planned.variants[0], at(place.zone), place.row));
            add(with, place, m_deck.book().cards().inPile(planned.variants[1], at(place.zone), place.row));
        }
        const Linear may = m_lists.holdsAll(list, group, true);
        const Linear surely = m_lists.holdsAll(list, group, false);
        const double lowest = std::min(m_deck.lowerBound(without.lo), m_deck.lowerBound(with.lo));
        const double highest = std::max(m_deck.upperBound(without.hi), m_deck.upperBound(with.hi));
        const Linear lo{m_deck.program().addColumn(
                            lowest, std::max({lowest, m_deck.upperBound(without.lo), m_deck.upperBound(with.lo)})),
                        1};
        const Linear hi{m_deck.program().addColumn(
                            std::min({highest, m_deck.lowerBound(without.hi), m_deck.lowerBound(with.hi)}), highest),
                        1};
        // At least the total with the words, if they may be in the list; at least the other, unless they surely are.
        const double ofWith = m_deck.upperBound(with.hi) - m_deck.program().lowest(hi);
        const double ofWithout = m_deck.upperBound(without.hi) - m_deck.program().lowest(hi);
        m_deck.program().addAtMostZero(with.hi - hi + may * ofWith + Linear(-ofWith));
        m_deck.program().addAtMostZero(without.hi - hi - surely * ofWithout);
        const double toWith = m_deck.program().highest(lo) - m_deck.lowerBound(with.lo);
        const double toWithout = m_deck.program().highest(lo) - m_deck.lowerBound(without.lo);
        m_deck.program().addAtMostZero(lo - with.lo + may * toWith + Linear(-toWith));
        m_deck.program().addAtMostZero(lo - without.lo - surely * toWithout);
        total.lo += lo;
        total.hi += hi;
    }
    return total;
}

Linear PileModel::presence(const std::vector<std::size_t>& places, bool may)
{
    const Linear present{m_deck.program().addColumn(0, 1), 1};
    Linear missing = present;
    for (const std::size_t i : places) {
        if (may)
            m_deck.program().addAtMostZero(m_deck.copies(m_deck.places()[i]) -
                                           present * m_deck.program().highest(m_deck.copies(m_deck.places()[i])));
        missing += m_deck.copies(m_deck.places()[i]) * -1;
    }
    if (!may) m_deck.program().addAtMostZero(std::move(missing));
    return present;
}

/// Calls `visit(number, certain, possible)` with the places of the cards that have each number, ascending.
template <class Visit>
void PileModel::eachNumber(const EvaluationPlan::Sum& planned, const Visit& visit)
{
    std::map<std::pair<int, int>, std::pair<std::vector<std::size_t>, std::vector<std::size_t>>> numbers;
    for (std::size_t i = 0; i < m_deck.places().size(); ++i) {
        const Number& number = m_deck.book().cards().number(planned.column, m_deck.places()[i].row);
        const Truth counts = m_deck.in(planned.pile, m_deck.places()[i]) & number.present;
        if (counts == Truth::No) continue;
        auto& [certain, possible] = numbers[{number.range.lo, number.range.hi}];
        possible.push_back(i);
        if (counts == Truth::Yes) certain.push_back(i);
    }
    for (const auto& [range, places] : numbers) visit(Interval{range.first, range.second}, places.first, places.second);
}

LinearRange PileModel::sumOnce(const EvaluationPlan::Sum& planned)
{
    LinearRange total;
    std::map<std::uint32_t, std::vector<std::size_t>> cards;  // places by row
    for (std::size_t i = 0; i < m_deck.places().size(); ++i)
        if (m_deck.in(planned.pile, m_deck.places()[i]) != Truth::No) cards[m_deck.places()[i].row].push_back(i);
    for (const auto& [row, places] : cards) {
        const Number& number = m_deck.book().cards().number(planned.column, row);
        if (number.present == Truth::No || number.range == Interval::exactly(0)) continue;
        const Linear may = presence(places, true);
        const Linear surely = presence(places, false);
        const double lo = bounded(number.range.lo);
        const double hi = bounded(number.range.hi);
        total.lo += (lo > 0 ? surely : may) * lo;
        total.hi += (hi > 0 ? may : surely) * hi;
    }
    return total;
}

/// The highest number of the cards in the pile, for numbers that are not negative.
LinearRange PileModel::greatest(const EvaluationPlan::Sum& planned)
{
    LinearRange range{{m_deck.program().addColumn(0, kBoundless), 1}, {m_deck.program().addColumn(0, kBoundless), 1}};
    Linear lowest;  // the number of the one card that is chosen to show that there is one
    Linear chosen(-1);
    eachNumber(planned, [&](Interval number, const auto& certain, const auto& possible) {
        m_deck.program().addAtMostZero(presence(possible, true) * std::max(0.0, bounded(number.hi)) - range.hi);
        if (certain.empty() || number.lo <= 0) return;
        const Linear shown = presence(certain, false);
        lowest += shown * bounded(number.lo);
        chosen += shown;
    });
    m_deck.program().addAtMostZero(std::move(chosen));
    m_deck.program().addAtMostZero(range.lo - lowest);
    return range;
}

/// The lowest number of the cards in the pile, 0 if there are none.
LinearRange PileModel::least(const EvaluationPlan::Sum& planned)
{
    LinearRange range{{m_deck.program().addColumn(0, kBoundless), 1}, {m_deck.program().addColumn(0, kBoundless), 1}};
    Linear highest(kBoundless);
    Linear any;
    Linear chosen(-1);
    eachNumber(planned, [&](Interval number, const auto& certain, const auto& possible) {
        const Linear present = presence(possible, true);
        const double lo = std::max(0.0, bounded(number.lo));
        m_deck.program().addAtMostZero(range.lo - Linear(kBoundless) + present * (kBoundless - lo));
        if (certain.empty()) return;
        const Linear shown = presence(certain, false);
        highest += shown * (std::max(0.0, bounded(number.hi)) - kBoundless);
        chosen += shown;
        any += shown;
    });
    m_deck.program().addAtMostZero(std::move(chosen));
    m_deck.program().addAtMostZero(highest - range.hi);
    m_deck.program().addAtMostZero(range.lo - any * kBoundless);  // without a card it is 0
    return range;
}

LinearRange PileModel::copiesOf(std::uint32_t copied, std::uint32_t row) const
{
    LinearRange range;
    const auto group = m_groups.find(m_deck.book().tables->groups()[row]);
    if (group == m_groups.end()) return range;
    for (const std::uint32_t other : group->second) {
        for (const std::size_t i : m_deck.placesOf(other)) {
            addTo(range, m_deck.in(m_deck.book().plan().copies[copied], m_deck.places()[i]), m_deck.places()[i]);
        }
    }
    return range;
}

LinearRange PileModel::sum(const EvaluationPlan::Sum& planned)
{
    LinearRange range;
    const auto add = [&](LinearRange& to, const DeckVariables::Place& place, Truth inPile) {
        const Number& number = m_deck.book().cards().number(planned.column, place.row);
        const Truth counts = inPile & number.present;
        if (counts == Truth::No) return;
        double lo = bounded(number.range.lo);
        double hi = bounded(number.range.hi);
        if (counts == Truth::Unknown) {
            lo = std::min(lo, 0.0);
            hi = std::max(hi, 0.0);
        }
        to.lo += m_deck.kept(place) * hi + Linear(place.added, lo);
        to.hi += m_deck.kept(place) * lo + Linear(place.added, hi);
    };
    if (m_deck.isRelated(planned.pile) && !m_deck.book().plan().piles[planned.pile].usesValue)
        range = related(planned.pile, add);
    else
        for (const DeckVariables::Place& place : m_deck.places()) add(range, place, m_deck.in(planned.pile, place));
    for (const DeckVariables::UnknownPlace& place : m_deck.unknownPlaces()) {
        if (m_deck.in(planned.pile, place) == Truth::No) continue;
        const Interval domain = m_deck.book().plan().numbers[planned.column].domain;
        range.lo += m_deck.copies(place) * std::max(0.0, bounded(domain.hi));
        range.hi += m_deck.copies(place) * std::min(0.0, bounded(domain.lo));
    }
    return range;
}

void PileModel::forgetRelated()
{
    std::erase_if(m_counts, [this](const auto& count) { return m_deck.isRelated(count.first); });
}

}  // namespace mazzo::validators

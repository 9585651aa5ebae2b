// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/repair_search.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Outcome = IntegerProgram::Outcome;

/// The number of solutions that may be rejected before the search gives up.
constexpr int kMaxRounds = 300;

}  // namespace

/// Decreases with every copy added of a preferred card, up to its preferred number of copies.
Linear RepairSearch::fewerPreferred()
{
    Linear less;
    for (const DeckModel::Place& place : m_model.places()) {
        int wanted = 0;
        for (const Change& change : m_preferred) {
            if (change.zone == place.zone && at(change.card) == place.row) wanted += change.count;
        }
        if (wanted == 0) continue;
        const int counted = m_model.program().addColumn(0, wanted);
        m_model.program().addAtMostZero(Linear(counted, 1) + Linear(place.added, -1));
        less += Linear(counted, -1);
    }
    return less;
}

/// Minimises changes, then removals, then cards that are not preferred, then new cards; then follows catalogue order.
std::vector<Linear> RepairSearch::objectives()
{
    std::vector<Linear> objectives(4);
    const auto rows = static_cast<double>(m_book.data().catalogue->size());
    for (const DeckModel::Place& place : m_model.places()) {
        objectives[0] += Linear(place.added, 1);
        if (place.before == 0) objectives[2] += Linear(place.added, 1);
        objectives[3] += Linear(place.added, place.row + 1.0);
        if (place.removed < 0) continue;
        objectives[0] += Linear(place.removed, 1);
        objectives[1] += Linear(place.removed, 1);
        objectives[3] += Linear(place.removed, rows - place.row);
    }
    if (!m_preferred.empty()) objectives.insert(objectives.begin() + 2, fewerPreferred());
    return objectives;
}

Outcome RepairSearch::best(bool anyWillDo)
{
    const IntegerProgram::Mark before = m_model.program().mark();
    Outcome outcome = Outcome::Solved;
    for (const Linear& objective : objectives()) {
        const auto answer = m_model.program().minimise(objective);
        outcome = answer.outcome;
        if (outcome != Outcome::Solved) break;
        m_values = answer.values;
        if (anyWillDo) break;
        m_model.program().addAtMostZero(objective + Linear(-static_cast<double>(valueOf(objective, m_values))));
    }
    m_model.program().rollBack(before);
    return outcome;
}

Deck RepairSearch::found() const
{
    Deck deck = m_before;
    for (const DeckModel::Place& place : m_model.places()) {
        deck.setCopies(place.zone, static_cast<CardIndex>(place.row),
                       static_cast<int>(valueOf(m_model.copies(place), m_values)));
    }
    return deck;
}

std::optional<RepairSearch::Rejection> RepairSearch::rejection(const Deck& deck) const
{
    const Report report = m_book.check(deck);
    for (const Finding& finding : report.findings) {
        if (!isFailure(finding.status) || std::ranges::find(m_required, finding.rule) == m_required.end()) continue;
        Rejection rejection;
        if (!m_book.data().rules[finding.rule].predicate) return rejection;
        for (const Culprit& culprit : finding.cards) {
            if (const auto* card = std::get_if<CardIndex>(&culprit)) rejection.cards.push_back(*card);
        }
        return rejection;
    }
    return std::nullopt;
}

/// Rules that the program cannot express are checked on its solution; a solution that breaks one is excluded.
Outcome RepairSearch::run(bool anyWillDo)
{
    for (int round = 0; round < kMaxRounds; ++round) {
        const Outcome outcome = best(anyWillDo);
        if (outcome != Outcome::Solved) return outcome;
        const auto rejected = rejection(found());
        if (!rejected) return outcome;
        m_rules.exclude(m_values, rejected->cards);
    }
    return Outcome::GaveUp;
}

Repair RepairSearch::repair() const
{
    Repair repair{{}, {}, {}, found()};
    for (const DeckModel::Place& place : m_model.places()) {
        const auto card = static_cast<CardIndex>(place.row);
        const int more = repair.deck.copies(place.zone, card) - place.before;
        if (more > 0) repair.add.push_back({card, place.zone, more});
        if (more < 0) repair.remove.push_back({card, place.zone, -more});
    }
    const auto order = [](const Change& change) { return std::pair(change.zone, change.card); };
    std::ranges::sort(repair.add, {}, order);
    std::ranges::sort(repair.remove, {}, order);
    return repair;
}

}  // namespace mazzo::validators

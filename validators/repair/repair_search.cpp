// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/repair_search.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Outcome = IntegerProgram::Outcome;

/// Decks that the solver finds and the rules then refuse, at most.
constexpr int kMaxRounds = 300;

}  // namespace

/// Less for every copy of a card that was meant, as long as there were as many of the card not on file.
Linear RepairSearch::lessMeant()
{
    Linear less;
    for (const DeckModel::Place& place : m_model.places()) {
        int most = 0;
        for (const Change& change : m_meant) {
            if (change.zone == place.zone && at(change.card) == place.row) most += change.count;
        }
        if (most == 0) continue;
        const int counted = m_model.program().addColumn(0, most);
        m_model.program().addAtMostZero(Linear(counted, 1) + Linear(place.added, -1));
        less += Linear(counted, -1);
    }
    return less;
}

/// Least of all changes, then of removals, then of cards not meant, then of new cards; then the catalogue's order.
std::vector<Linear> RepairSearch::aims()
{
    std::vector<Linear> aims(4);
    const auto rows = static_cast<double>(m_book.data().catalogue->size());
    for (const DeckModel::Place& place : m_model.places()) {
        aims[0] += Linear(place.added, 1);
        if (place.before == 0) aims[2] += Linear(place.added, 1);
        aims[3] += Linear(place.added, place.row + 1.0);
        if (place.removed < 0) continue;
        aims[0] += Linear(place.removed, 1);
        aims[1] += Linear(place.removed, 1);
        aims[3] += Linear(place.removed, rows - place.row);
    }
    if (!m_meant.empty()) aims.insert(aims.begin() + 2, lessMeant());
    return aims;
}

Outcome RepairSearch::best(bool anyWillDo)
{
    const IntegerProgram::Mark before = m_model.program().mark();
    Outcome outcome = Outcome::Solved;
    for (const Linear& aim : aims()) {
        const auto answer = m_model.program().minimise(aim);
        outcome = answer.outcome;
        if (outcome != Outcome::Solved) break;
        m_values = answer.values;
        if (anyWillDo) break;
        m_model.program().addAtMostZero(aim + Linear(-static_cast<double>(valueOf(aim, m_values))));
    }
    m_model.program().takeBack(before);
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

std::optional<RepairSearch::Refusal> RepairSearch::refusal(const Deck& deck) const
{
    const Report report = m_book.check(deck);
    for (const Finding& finding : report.findings) {
        if (!isFailure(finding.status) || std::ranges::find(m_kept, finding.rule) == m_kept.end()) continue;
        Refusal refusal;
        if (!m_book.data().rules[finding.rule].predicate) return refusal;
        for (const Culprit& culprit : finding.cards) {
            if (const auto* card = std::get_if<CardIndex>(&culprit)) refusal.cards.push_back(*card);
        }
        return refusal;
    }
    return std::nullopt;
}

/// What the solver cannot take is asked of its answer, and an answer that does not hold is cut off.
Outcome RepairSearch::run(bool anyWillDo)
{
    for (int round = 0; round < kMaxRounds; ++round) {
        const Outcome outcome = best(anyWillDo);
        if (outcome != Outcome::Solved) return outcome;
        const auto refused = refusal(found());
        if (!refused) return outcome;
        m_rules.exclude(m_values, refused->cards);
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

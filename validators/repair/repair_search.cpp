// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/repair_search.h"

#include "validators/repair/predicate_limits.h"
#include "validators/unknown_cards.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Outcome = IntegerProgram::Outcome;

/// The number of solutions that may be rejected before the search gives up.
constexpr int kMaxRounds = 300;

/// Whether it limits the copies of each card. Such limits come first: with them the other rules need fewer copies.
bool limitsCopies(const CompiledRule& rule)
{
    if (!rule.each || rule.parts.size() != 1) return false;
    const auto& numbers = rule.parts.front().numbers;
    return numbers && numbers->comparison == Comparison::LessEqual &&
           rule.check.syntax[numbers->have].kind == Node::Kind::Copies;
}

}  // namespace

bool isForLackOfData(const Finding& finding, const Deck& deck)
{
    if (finding.status != Status::Unknown) return false;
    if (finding.rule == Finding::kUnknownCards || !deck.unknownCards().empty()) return true;
    const auto isInDeck = [&](const MissingValue& value) {
        return std::ranges::find(deck.entries(), value.card, &Deck::Entry::card) != deck.entries().end();
    };
    return !finding.missing.empty() && std::ranges::all_of(finding.missing, isInDeck);
}

RepairSearch::RepairSearch(const RepairTask& task, std::optional<int> maxChanges, const RuleSet& rules,
                           const SearchTime& time)
    : m_book(task.book),
      m_before(task.deck),
      m_model(m_book.data(), m_before, task.candidates.within(maxChanges), task.maxCopies, maxChanges),
      m_rules(m_book.data(), m_model),
      m_required(rules),
      m_time(time)
{
    // Rules that the program cannot express are checked on its solution.
    const Report report = m_book.check(m_before);
    RuleSet ordered = rules;
    std::ranges::stable_partition(ordered, [&](std::uint16_t rule) { return limitsCopies(m_book.data().rules[rule]); });
    for (const std::uint16_t rule : ordered) {
        if (m_time.isOver()) return;
        std::vector<std::uint32_t> undecided;
        for (const Finding& finding : report.findings) {
            if (finding.rule != rule || !isForLackOfData(finding, m_before)) continue;
            for (const Culprit& culprit : finding.cards)
                if (const auto* card = std::get_if<CardIndex>(&culprit))
                    undecided.push_back(static_cast<std::uint32_t>(*card));
        }
        static_cast<void>(m_rules.add(m_book.data().rules[rule], undecided));
    }
}

/// Minimises changes, then removals, then new cards; then follows catalogue order. Unknown cards are removed last.
std::vector<Linear> RepairSearch::objectives()
{
    std::vector<Linear> objectives(4);
    const auto rows = static_cast<double>(m_book.data().catalogue->size());
    for (const DeckVariables::Place& place : m_model.deck.places()) {
        objectives[0] += Linear(place.added, 1);
        if (place.before == 0) objectives[2] += Linear(place.added, 1);
        objectives[3] += Linear(place.added, place.row + 1.0);
        if (place.removed < 0) continue;
        objectives[0] += Linear(place.removed, 1);
        objectives[1] += Linear(place.removed, 1);
        objectives[3] += Linear(place.removed, rows - place.row);
    }
    for (const DeckVariables::UnknownPlace& place : m_model.deck.unknownPlaces()) {
        objectives[0] += Linear(place.removed, 1);
        objectives[1] += Linear(place.removed, 1);
        objectives[3] += Linear(place.removed, rows + 1);
    }
    return objectives;
}

Outcome RepairSearch::best(bool anyWillDo)
{
    const IntegerProgram::Mark before = m_model.program().mark();
    Outcome outcome = Outcome::Solved;
    const std::vector<Linear> all = objectives();
    for (const Linear& objective : all) {
        const auto answer = m_model.program().minimise(objective, m_time);
        const bool isSolved = answer.outcome == Outcome::Solved;
        if (&objective == &all.front()) {
            outcome = answer.outcome;
            m_isBest = isSolved && answer.optimal;
        }
        if (!isSolved) break;  // what an earlier objective found remains
        m_values = answer.values;
        if (anyWillDo || !answer.optimal) break;
        m_model.program().addAtMostZero(objective + Linear(-static_cast<double>(valueOf(objective, m_values))));
    }
    m_model.program().rollBack(before);
    return outcome;
}

Deck RepairSearch::found() const
{
    Deck deck = m_before;
    if (!m_before.unknownCards().empty()) {
        deck = withoutUnknownCards(m_before, *m_book.data().game, [](const Deck::UnknownCard&) { return true; });
        for (const DeckVariables::UnknownPlace& place : m_model.deck.unknownPlaces()) {
            const auto left = static_cast<int>(valueOf(m_model.deck.copies(place), m_values));
            if (left > 0) deck.addUnknownCard(place.card->zone, place.card->name, left);
        }
    }
    for (const DeckVariables::Place& place : m_model.deck.places()) {
        deck.setCopies(place.zone, static_cast<CardIndex>(place.row),
                       static_cast<int>(valueOf(m_model.deck.copies(place), m_values)));
    }
    return deck;
}

std::optional<RepairSearch::Rejection> RepairSearch::rejection(const Deck& deck) const
{
    const Report report = m_book.check(deck);
    for (const Finding& finding : report.findings) {
        if (!isFailure(finding.status) || std::ranges::find(m_required, finding.rule) == m_required.end()) continue;
        if (isForLackOfData(finding, m_before)) continue;
        Rejection rejection;
        if (!m_book.data().rules[finding.rule].predicate) return rejection;
        for (const Culprit& culprit : finding.cards) {
            if (const auto* card = std::get_if<CardIndex>(&culprit)) rejection.cards.push_back(*card);
        }
        if (const auto limits = predicateLimits(m_book.data(), m_book.data().rules[finding.rule]))
            for (const std::uint32_t row : limits->others) rejection.cards.push_back(static_cast<CardIndex>(row));
        return rejection;
    }
    return std::nullopt;
}

/// Rules that the program cannot express are checked on its solution; a solution that breaks one is excluded.
Outcome RepairSearch::run(bool anyWillDo)
{
    for (int round = 0; round < kMaxRounds && !m_time.isOver(); ++round) {
        const Outcome outcome = best(anyWillDo);
        if (outcome != Outcome::Solved) return outcome;
        const auto rejected = rejection(found());
        if (!rejected) return outcome;
        m_rules.exclude(m_values, rejected->cards);
    }
    return Outcome::GaveUp;
}

}  // namespace mazzo::validators

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/candidates.h"
#include "validators/repair/conflict.h"
#include "validators/repair/repair.h"
#include "validators/repair/rule_model.h"

namespace mazzo::validators {

/// The deck to repair, and the cards that may be used for it.
struct RepairTask {
    const RuleBook& book;
    const Deck& deck;
    std::vector<Change> preferred;  ///< cards whose names resemble those of unknown cards
    const std::function<int(CardIndex)>& maxCopies;
    Candidates candidates;
};

/// One search among the decks within `maxChanges` that satisfy some of the rules.
class RepairSearch {
public:
    RepairSearch(const RepairTask& task, std::optional<int> maxChanges, const RuleSet& rules)
        : m_book(task.book),
          m_before(task.deck),
          m_preferred(task.preferred),
          m_model(m_book.data(), m_before, task.candidates.within(maxChanges), task.maxCopies, maxChanges),
          m_rules(m_book.data(), m_model),
          m_required(rules)
    {
        // Rules that the program cannot express are checked on its solution.
        for (const std::uint16_t rule : rules) static_cast<void>(m_rules.add(m_book.data().rules[rule]));
    }

    /// Looks for the best deck; with `anyWillDo`, for any deck.
    [[nodiscard]] IntegerProgram::Outcome run(bool anyWillDo);
    [[nodiscard]] Repair repair() const;
    [[nodiscard]] Deck found() const;

private:
    /// Why a solution was rejected. A predicate names the cards it depends on: it fails as long as their copies stay
    /// the same.
    struct Rejection {
        std::vector<CardIndex> cards;
    };

    [[nodiscard]] IntegerProgram::Outcome best(bool anyWillDo);
    [[nodiscard]] std::vector<Linear> objectives();
    [[nodiscard]] Linear fewerPreferred();
    [[nodiscard]] std::optional<Rejection> rejection(const Deck& deck) const;

    const RuleBook& m_book;
    const Deck& m_before;
    const std::vector<Change>& m_preferred;
    DeckModel m_model;
    RuleModel m_rules;
    const RuleSet& m_required;
    std::vector<std::int64_t> m_values;
};

}  // namespace mazzo::validators

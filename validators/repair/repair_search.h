// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/candidates.h"
#include "validators/repair/conflict.h"
#include "validators/repair/repair.h"
#include "validators/repair/rule_model.h"

namespace mazzo::validators {

/// What is to be repaired, and with what.
struct RepairTask {
    const RuleBook& book;
    const Deck& deck;
    std::vector<Change> meant;  ///< by the cards not on file that the deck had
    const std::function<int(CardIndex)>& allowed;
    Candidates candidates;
};

/// One search among the decks within reach that keep some of the rules.
class RepairSearch {
public:
    RepairSearch(const RepairTask& task, std::optional<int> reach, const RuleSet& rules)
        : m_book(task.book),
          m_before(task.deck),
          m_meant(task.meant),
          m_model(m_book.data(), m_before, task.candidates.within(reach), task.allowed, reach),
          m_rules(m_book.data(), m_model),
          m_kept(rules)
    {
        // One that cannot be put in rows is asked afterwards.
        for (const std::uint16_t rule : rules) static_cast<void>(m_rules.add(m_book.data().rules[rule]));
    }

    /// The best deck; with `anyWillDo`, just some deck.
    [[nodiscard]] IntegerProgram::Outcome run(bool anyWillDo);
    [[nodiscard]] Repair repair() const;
    [[nodiscard]] Deck found() const;

private:
    /// A predicate names the cards that it hangs on: it does not hold as long as their copies stay the same.
    struct Refusal {
        std::vector<CardIndex> cards;
    };

    [[nodiscard]] IntegerProgram::Outcome best(bool anyWillDo);
    [[nodiscard]] std::vector<Linear> aims();
    [[nodiscard]] Linear lessMeant();
    [[nodiscard]] std::optional<Refusal> refusal(const Deck& deck) const;

    const RuleBook& m_book;
    const Deck& m_before;
    const std::vector<Change>& m_meant;
    DeckModel m_model;
    RuleModel m_rules;
    const RuleSet& m_kept;
    std::vector<std::int64_t> m_values;
};

}  // namespace mazzo::validators

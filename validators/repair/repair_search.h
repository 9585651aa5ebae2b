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
    const std::function<int(CardIndex)>& maxCopies;
    Candidates candidates;
};

/// Is a rule undecided only because data of this deck's cards is missing?
[[nodiscard]] bool isForLackOfData(const Finding& finding, const Deck& deck);

/// One search among the decks within `maxChanges` that satisfy some of the rules.
class RepairSearch {
public:
    RepairSearch(const RepairTask& task, std::optional<int> maxChanges, const RuleSet& rules, const SearchTime& time);

    /// Looks for the best deck; with `anyWillDo`, for any deck.
    [[nodiscard]] IntegerProgram::Outcome run(bool anyWillDo);
    /// Whether the deck that was found is certainly the best one.
    [[nodiscard]] bool isBest() const { return m_isBest; }
    [[nodiscard]] Deck found() const;

private:
    /// Why a solution was rejected. A predicate names the cards it depends on: it fails as long as their copies stay
    /// the same.
    struct Rejection {
        std::vector<CardIndex> cards;
    };

    [[nodiscard]] IntegerProgram::Outcome best(bool anyWillDo);
    [[nodiscard]] std::vector<Linear> objectives();
    [[nodiscard]] std::optional<Rejection> rejection(const Deck& deck) const;

    const RuleBook& m_book;
    const Deck& m_before;
    DeckModel m_model;
    RuleModel m_rules;
    const RuleSet& m_required;
    SearchTime m_time;
    std::vector<std::int64_t> m_values;
    bool m_isBest = true;
};

}  // namespace mazzo::validators

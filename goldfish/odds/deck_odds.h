// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/exact.h"
#include "goldfish/odds/sorted_hands.h"

#include <map>

namespace mazzo::goldfish::odds {

/// Exact odds of some questions for many decks that differ only in their draw pile. Whatever does not depend on the
/// pile is prepared once, so an evaluation costs little more than the sum over the hands itself.
///
/// A pile is given as numbers of cards of each class: cards of one class are interchangeable in all questions and in
/// the mulligan policy.
class DeckOdds {
public:
    /// `candidates`: cards that may be in other piles, besides those of the plan; `maxGrowth`: how many cards more than
    /// the plan's a pile may have. The setup must outlive it.
    DeckOdds(const Setup& setup, HandPlan plan, std::vector<Question> questions, std::optional<Question> keep,
             std::span<const Dealt> candidates, int maxGrowth = 0);

    [[nodiscard]] const Classes& classes() const { return m_classes; }
    [[nodiscard]] Counts pile() const { return m_classes.count(m_plan.pile); }
    [[nodiscard]] std::size_t questions() const { return m_questions.size(); }

    [[nodiscard]] ExactOdds of(std::size_t question, const Counts& pile, const Watch& watch = {});
    /// How many times odds were computed and not taken from the cache.
    [[nodiscard]] std::uint64_t evaluations() const { return m_evaluations; }

private:
    /// One question over classes of its own, which are coarser than those of all questions together.
    struct Prepared {
        Prepared(const Setup& setup, const HandPlan& plan, const Question& question, const Classes& all,
                 std::span<const Dealt> cards, int maxGrowth);

        Classes classes;
        std::vector<std::size_t> numbers;  ///< of its class, by class of all questions
        Counts certain;
        HandEvaluator evaluator;
        std::map<Counts, ExactOdds> known;
    };

    [[nodiscard]] ExactOdds computed(std::size_t question, const Counts& pile, const Counts& own, const Watch& watch);
    [[nodiscard]] std::optional<ExactOdds> blind(const Prepared& prepared, const Counts& own);

    const Setup& m_setup;
    HandPlan m_plan;
    std::vector<Question> m_questions;
    std::optional<Question> m_keep;
    std::vector<Dealt> m_cards;  // of the plan and the candidates
    Classes m_classes;
    bool m_blind;
    std::vector<Prepared> m_prepared;
    std::map<int, int> m_drawn;  // by size of the pile
    std::uint64_t m_evaluations = 0;
};

}  // namespace mazzo::goldfish::odds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/exact.h"
#include "goldfish/odds/simulation.h"
#include "model/random.h"

namespace mazzo::goldfish::odds {

/// Opening hands at their first decision, keep or mulligan, and how likely a goal is after each of the two.
///
/// After a mulligan the player follows the policy; without one, the next hand is kept. In games in which only some
/// cards are exchanged, those go that the policy, or else the goal, does not need.
class HandQuiz {
public:
    /// The odds of the goal after one decision: exact, or simulated where an exact answer takes too long.
    struct Odds {
        Bounds share;
        double error = 0;  ///< the standard error of simulated odds
        bool exact = true;
    };
    struct Answer {
        Odds keep;
        Odds mulligan;

        /// Which decision is better: above 0 keeping, below 0 the mulligan.
        [[nodiscard]] double lead() const { return keep.share.least - mulligan.share.least; }
    };

    /// Errors: those of `Inquiry::of`, and a game or a hand without mulligans. The setup must outlive it.
    [[nodiscard]] static Result<HandQuiz> of(const Setup& setup, Question goal, const When& when,
                                             std::optional<Question> keep);

    /// The hand that a player decides about, in the order in which it was dealt.
    [[nodiscard]] std::vector<Dealt> deal(Random& random) const;
    /// Nothing if `watch` stopped it.
    [[nodiscard]] std::optional<Answer> answer(std::span<const Dealt> hand, const Watch& watch = {}) const;

    [[nodiscard]] const Question& goal() const { return m_goal; }

private:
    HandQuiz(const Setup& setup, Question goal, std::optional<Question> keep, HandPlan plan, std::size_t decision);

    [[nodiscard]] HandPlan after(std::span<const Dealt> hand, bool kept) const;
    [[nodiscard]] std::optional<Odds> oddsOf(const HandPlan& plan, const Watch& watch) const;

    const Setup* m_setup;
    Question m_goal;
    std::optional<Question> m_keep;
    HandPlan m_plan;
    std::size_t m_decision;  // the step at which the hand is kept or not
};

}  // namespace mazzo::goldfish::odds

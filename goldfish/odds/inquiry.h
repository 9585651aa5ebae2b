// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/exact.h"
#include "goldfish/odds/simulation.h"

namespace mazzo::goldfish::odds {

/// Questions about one hand of a deck, ready to be answered. The setup must outlive it.
class Inquiry {
public:
    using Run = SimulationRun;

    /// At least one question. `keep`: the player mulligans until it holds or no mulligan is offered.
    /// Errors: those of `handPlan`, and questions about sections that nothing is drawn from, with their column.
    [[nodiscard]] static Result<Inquiry> of(const Setup& setup, std::vector<Question> questions, const When& when,
                                            std::optional<Question> keep = {});

    [[nodiscard]] const std::vector<Question>& questions() const { return m_questions; }
    [[nodiscard]] const HandPlan& plan() const { return m_plan; }
    [[nodiscard]] const std::optional<Question>& policy() const { return m_keep; }

    /// The exact odds of the question with that index, or why there are none.
    [[nodiscard]] ExactOdds exact(std::size_t question, const Watch& watch = {}) const;
    /// One answer for each question, all from the same hands. Nothing if it was stopped.
    [[nodiscard]] std::optional<std::vector<Simulated>> simulated(const Run& run, const Watch& watch = {}) const;

private:
    Inquiry(const Setup& setup, std::vector<Question> questions, HandPlan plan, std::optional<Question> keep);

    const Setup* m_setup;
    std::vector<Question> m_questions;
    HandPlan m_plan;
    std::optional<Question> m_keep;
};

}  // namespace mazzo::goldfish::odds

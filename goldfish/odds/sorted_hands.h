// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/policy.h"

namespace mazzo::goldfish::odds {

/// A plan and some questions about it, with the cards divided into the classes that the questions distinguish.
class SortedHands {
public:
    /// `apart`: cards that form classes of their own.
    SortedHands(const Setup& setup, const HandPlan& plan, std::span<const Question> questions,
                const std::optional<Question>& keep, std::span<const Dealt> apart = {});

    [[nodiscard]] const Classes& classes() const { return m_classes; }
    [[nodiscard]] std::span<const HandEvaluator> evaluators() const { return m_evaluators; }  ///< one for each question
    [[nodiscard]] const Policy* policy() const { return m_policy ? &*m_policy : nullptr; }
    [[nodiscard]] const Counts& most() const { return m_most; }  ///< no hand has more of a class
    [[nodiscard]] int largest() const { return m_largest; }      ///< no hand has more cards

    // For blind plans.
    [[nodiscard]] const Counts& pile() const { return m_pile; }
    [[nodiscard]] int drawn() const { return m_drawn; }
    [[nodiscard]] const Counts& certain() const { return m_certain; }  ///< in every hand

private:
    Classes m_classes;
    Counts m_pile;
    Counts m_most;
    Counts m_certain;
    int m_drawn = 0;
    int m_largest;
    std::vector<HandEvaluator> m_evaluators;
    std::optional<Policy> m_policy;
};

}  // namespace mazzo::goldfish::odds

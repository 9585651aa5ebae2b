// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/hand_test.h"
#include "model/query/compiled_expression.h"

namespace mazzo::goldfish::odds {

/// Evaluates a question on hands, which are numbers of cards of each class.
class HandEvaluator {
public:
    /// No hand has more cards of a class than `most`, nor more than `largest` in total.
    HandEvaluator(const Question& question, const Setup& setup, const Classes& classes, const Counts& most,
                  int largest);

    [[nodiscard]] Truth operator()(std::span<const int> hand) const;
    /// The packed form of the question; null if there is none and the expression itself is evaluated.
    [[nodiscard]] const HandTest* test() const { return m_test ? &*m_test : nullptr; }

private:
    const Setup* m_setup;
    std::vector<Dealt> m_examples;
    std::vector<ZoneIndex> m_zones;
    CompiledExpression m_expression;
    std::optional<HandTest> m_test;
};

}  // namespace mazzo::goldfish::odds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/hand_test.h"
#include "model/query/compiled_expression.h"

namespace mazzo::goldfish::odds {

/// A question made ready for hands that are given as numbers of cards of each class.
class Judge {
public:
    /// No hand has more cards of a class than `most` says, nor more than `largest` in all.
    Judge(const Question& question, const Setup& setup, const Classes& classes, const Counts& most, int largest);

    [[nodiscard]] Truth operator()(std::span<const int> hand) const;
    [[nodiscard]] const HandTest* test() const
    {
        return m_test ? &*m_test : nullptr;
    }  ///< null if the question needs the long way

private:
    const Setup* m_setup;
    std::vector<Dealt> m_examples;
    std::vector<ZoneIndex> m_given;
    CompiledExpression m_expression;
    std::optional<HandTest> m_test;
};

}  // namespace mazzo::goldfish::odds

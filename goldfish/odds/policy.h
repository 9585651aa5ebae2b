// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/hand_evaluator.h"
#include "goldfish/odds/hand_plan.h"

namespace mazzo::goldfish::odds {

/// When a player keeps a hand, and which cards are exchanged if the player may choose.
///
/// A hand is kept if the condition certainly holds. An exchange returns every card that the condition does not need
/// more of; if it needs more of all of them, the whole hand.
class Policy {
public:
    Policy(const Question& keep, const Setup& setup, const Classes& classes, const Counts& most, int largest);

    [[nodiscard]] bool keeps(std::span<const int> hand) const { return m_evaluator(hand) == Truth::Yes; }
    [[nodiscard]] bool wants(std::size_t number) const { return m_wanted[number]; }
    /// The cards of a hand that are exchanged, at most `most` of them (-1: any number).
    [[nodiscard]] Counts exchanged(std::span<const int> hand, int most) const;

private:
    HandEvaluator m_evaluator;
    std::vector<bool> m_wanted;
};

}  // namespace mazzo::goldfish::odds

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/hand_plan.h"
#include "goldfish/odds/judge.h"

namespace mazzo::goldfish::odds {

/// When a player keeps a hand, and which cards are given back where the game lets the player choose.
///
/// A hand is kept if its condition surely holds. In an exchange every card goes that the condition does not ask for
/// more of; if it asks for more of all, the whole hand goes.
class Policy {
public:
    Policy(const Question& keep, const Setup& setup, const Classes& classes, const Counts& most, int largest);

    [[nodiscard]] bool keeps(std::span<const int> hand) const { return m_judge(hand) == Truth::Yes; }
    [[nodiscard]] bool wants(std::size_t number) const { return m_wanted[number]; }
    /// The cards of a hand that are exchanged, at most `most` of them (-1: any number).
    [[nodiscard]] Counts exchanged(std::span<const int> hand, int most) const;

private:
    Judge m_judge;
    std::vector<bool> m_wanted;
};

}  // namespace mazzo::goldfish::odds

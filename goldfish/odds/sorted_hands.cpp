// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/sorted_hands.h"

namespace mazzo::goldfish::odds {

namespace {

std::vector<const Question*> all(std::span<const Question> questions, const std::optional<Question>& keep)
{
    std::vector<const Question*> pointers;
    for (const Question& question : questions) pointers.push_back(&question);
    if (keep) pointers.push_back(&*keep);
    return pointers;
}

}  // namespace

SortedHands::SortedHands(const Setup& setup, const HandPlan& plan, std::span<const Question> questions,
                         const std::optional<Question>& keep, std::span<const Dealt> apart)
    : m_classes(setup, plan.cards(), all(questions, keep), apart),
      m_pile(m_classes.count(plan.pile)),
      m_most(m_classes.count(plan.cards())),
      m_largest(plan.largestHand())
{
    for (int& most : m_most) most = std::min(most, m_largest);
    if (plan.isBlind()) {
        const HandPlan::Outcome outcome = plan.outcome();
        m_drawn = outcome.drawn;
        m_certain = m_classes.count(outcome.certain);
    }
    for (const Question& question : questions) m_evaluators.emplace_back(question, setup, m_classes, m_most, m_largest);
    if (keep) m_policy.emplace(*keep, setup, m_classes, m_most, m_largest);
}

}  // namespace mazzo::goldfish::odds

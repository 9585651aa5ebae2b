// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/sorted_hands.h"

namespace mazzo::goldfish::odds {

namespace {

std::vector<const Question*> all(std::span<const Question> asks, const std::optional<Question>& keep)
{
    std::vector<const Question*> questions;
    for (const Question& ask : asks) questions.push_back(&ask);
    if (keep) questions.push_back(&*keep);
    return questions;
}

}  // namespace

SortedHands::SortedHands(const Setup& setup, const HandPlan& plan, std::span<const Question> asks,
                         const std::optional<Question>& keep, std::span<const Dealt> apart)
    : m_classes(setup, plan.cards(), all(asks, keep), apart),
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
    for (const Question& ask : asks) m_judges.emplace_back(ask, setup, m_classes, m_most, m_largest);
    if (keep) m_policy.emplace(*keep, setup, m_classes, m_most, m_largest);
}

}  // namespace mazzo::goldfish::odds

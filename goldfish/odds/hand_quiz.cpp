// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/hand_quiz.h"

#include "goldfish/odds/inquiry.h"
#include "goldfish/odds/sorted_hands.h"

#include <algorithm>

namespace mazzo::goldfish::odds {

namespace {

using QuizStep = HandStep::Kind;

/// Positions that are followed before the odds are simulated instead: about a second.
constexpr std::uint64_t kMaxQuizPositions = 3'000'000;
constexpr std::uint64_t kQuizHands = 200'000;

bool leadsToHand(QuizStep kind)
{
    return kind == QuizStep::Draw || kind == QuizStep::DrawUpTo || kind == QuizStep::SetAside ||
           kind == QuizStep::Shuffle || kind == QuizStep::Join;
}

/// Takes up to `count` random cards off the pile.
std::vector<Dealt> taken(std::vector<Dealt>& pile, int count, Random& random)
{
    std::vector<Dealt> cards;
    for (; count > 0 && !pile.empty(); --count) {
        std::swap(pile[random.below(static_cast<std::uint32_t>(pile.size()))], pile.back());
        cards.push_back(pile.back());
        pile.pop_back();
    }
    return cards;
}

}  // namespace

HandQuiz::HandQuiz(const Setup& setup, Question goal, std::optional<Question> keep, HandPlan plan, std::size_t decision)
    : m_setup(&setup), m_goal(std::move(goal)), m_keep(std::move(keep)), m_plan(std::move(plan)), m_decision(decision)
{}

Result<HandQuiz> HandQuiz::of(const Setup& setup, Question goal, const When& when, std::optional<Question> keep)
{
    // A policy makes the plan stop at mulligans; without one, the goal stands in for it.
    auto inquiry = Inquiry::of(setup, {goal}, when, keep ? keep : std::optional(goal));
    if (!inquiry) return failure(inquiry.error());
    const HandPlan& plan = inquiry->plan();
    const auto decision = std::ranges::find(plan.steps, QuizStep::Mulligan, &HandStep::kind);
    const bool dealt = std::all_of(plan.steps.begin(), decision,
                                   [](const HandStep& step) { return leadsToHand(step.kind); });
    if (decision == plan.steps.end() || !dealt)
        return failure({Error::Kind::Refused, "quiz.no-mulligan", {}, {setup.game->id}, {}});
    const auto number = static_cast<std::size_t>(decision - plan.steps.begin());
    return HandQuiz(setup, std::move(goal), std::move(keep), plan, number);
}

std::vector<Dealt> HandQuiz::deal(Random& random) const
{
    std::vector<Dealt> pile = m_plan.pile;
    std::vector<Dealt> hand = m_plan.hand;
    for (std::size_t i = 0; i < m_decision; ++i) {
        const HandStep& step = m_plan.steps[i];
        const int have = static_cast<int>(hand.size());
        if (step.kind == QuizStep::Join && !m_plan.joinsApart)
            hand.insert(hand.end(), step.cards.begin(), step.cards.end());
        if (step.kind == QuizStep::SetAside) taken(pile, step.count, random);
        if (step.kind != QuizStep::Draw && step.kind != QuizStep::DrawUpTo) continue;
        const std::vector<Dealt> drawn = taken(pile, step.kind == QuizStep::Draw ? step.count : step.count - have,
                                               random);
        hand.insert(hand.end(), drawn.begin(), drawn.end());
    }
    return hand;
}

/// What is left to happen once the hand is known. Cards that were set aside unseen may be any of the others, so it
/// makes no difference when that happened.
HandPlan HandQuiz::after(std::span<const Dealt> hand, bool kept) const
{
    HandPlan plan = m_plan;
    plan.steps.clear();
    std::vector<Dealt> fromElsewhere = m_plan.hand;
    for (std::size_t i = 0; i < m_decision; ++i) {
        const HandStep& step = m_plan.steps[i];
        if (step.kind == QuizStep::SetAside) plan.steps.push_back(step);
        if (step.kind != QuizStep::Join) continue;
        std::vector<Dealt>& joined = m_plan.joinsApart ? plan.apart : fromElsewhere;
        joined.insert(joined.end(), step.cards.begin(), step.cards.end());
    }
    plan.hand.assign(hand.begin(), hand.end());
    for (const Dealt& card : hand) {
        if (const auto found = std::ranges::find(fromElsewhere, card); found != fromElsewhere.end())
            fromElsewhere.erase(found);
        else if (const auto drawn = std::ranges::find(plan.pile, card); drawn != plan.pile.end())
            plan.pile.erase(drawn);
    }
    if (!kept) {
        HandStep again = m_plan.steps[m_decision];
        again.count = 1;
        plan.steps.push_back(again);
    }
    for (std::size_t i = m_decision + 1; i < m_plan.steps.size(); ++i)
        if (m_keep || m_plan.steps[i].kind != QuizStep::Mulligan) plan.steps.push_back(m_plan.steps[i]);
    if (!m_keep) plan.mulligan.times = 1;
    return plan;
}

std::optional<HandQuiz::Odds> HandQuiz::oddsOf(const HandPlan& plan, const Watch& watch) const
{
    const std::optional<Question> keep = m_keep ? m_keep : std::optional(m_goal);
    const SortedHands sorted(*m_setup, plan, std::span(&m_goal, 1), keep);
    const HandEvaluator& evaluator = sorted.evaluators().front();
    double yes = 0;
    double possible = 0;
    const auto ended = eachHand(plan, sorted.classes(), sorted.policy(), evaluator, kMaxQuizPositions, watch,
                                [&](std::span<const int> cards, double chance) {
                                    const Truth holds = evaluator(cards);
                                    if (holds == Truth::Yes) yes += chance;
                                    if (holds != Truth::No) possible += chance;
                                });
    if (!ended) return Odds{{std::min(1.0, yes), std::min(1.0, possible)}, 0, true};
    if (*ended == NoOdds::Stopped) return std::nullopt;
    SimulationRun run;
    run.hands = kQuizHands;
    const auto simulated = simulate(*m_setup, plan, std::span(&m_goal, 1), keep, run, watch);
    if (!simulated) return std::nullopt;
    return Odds{simulated->front().share, simulated->front().error, false};
}

std::optional<HandQuiz::Answer> HandQuiz::answer(std::span<const Dealt> hand, const Watch& watch) const
{
    const auto keep = oddsOf(after(hand, true), watch);
    if (!keep) return std::nullopt;
    const auto mulligan = oddsOf(after(hand, false), watch);
    if (!mulligan) return std::nullopt;
    return Answer{*keep, *mulligan};
}

}  // namespace mazzo::goldfish::odds

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/hand_plan.h"

#include <algorithm>

namespace mazzo::goldfish::odds {

using StepKind = HandStep::Kind;

bool MulliganRule::offers(int hand, int made) const
{
    return kind != Procedure::Mulligan::Kind::None && (times < 0 || made < times) && made < kMaxMulligans &&
           hand - owed(made) >= std::max(1, leastHand);
}

int MulliganRule::owed(int made) const { return isBottom() ? std::max(0, made - free) * less : 0; }

int MulliganRule::fewer(int made) const { return isBottom() || made < free ? 0 : less; }

bool HandPlan::drawsOthers() const
{
    return std::ranges::any_of(steps, [](const HandStep& step) { return step.kind == StepKind::DrawOther; });
}

std::vector<Dealt> HandPlan::cards() const
{
    std::vector<Dealt> all = pile;
    const auto add = [&all](const std::vector<Dealt>& more) { all.insert(all.end(), more.begin(), more.end()); };
    add(hand);
    add(apart);
    add(discards);
    for (const HandStep& step : steps) add(step.cards);
    return all;
}

bool HandPlan::isBlind() const
{
    // Cards in the hand or the discards before the first draw are not a random sample.
    if (!hand.empty() || !discards.empty()) return false;
    return std::ranges::none_of(steps, [this](const HandStep& step) {
        // How many different cards are seen is certain as long as seen and unseen ones are not shuffled together.
        const bool mixes = countsSeen && step.kind == StepKind::Drop && step.goal != Goal::Discards &&
                           step.goal != Goal::Away;
        return step.kind == StepKind::Mulligan || step.kind == StepKind::DrawOther ||
               (step.kind == StepKind::Drop && !apart.empty()) || mixes || (step.kind == StepKind::Join && !joinsApart);
    });
}

HandPlan::Outcome HandPlan::outcome() const
{
    Outcome outcome{0, apart, 0};
    int left = static_cast<int>(pile.size());
    int fresh = left;  // never drawn; these are always drawn before those that come back
    int back = 0;
    int seen = 0;
    const auto refill = [&] {
        if (left == 0) left = std::exchange(back, 0);
    };
    const auto leave = [&](int count, Goal goal) {
        outcome.drawn -= count;
        if (goal == Goal::Discards && reshuffle != Procedure::Reshuffle::When::Never) back += count;
        if (goal == Goal::IntoPile || goal == Goal::UnderPile) left += count;
    };
    const auto take = [&](int count) {
        int taken = 0;
        for (count = std::max(0, count); count > 0;) {
            refill();
            const int now = std::min(count, left);
            if (now == 0) break;
            left -= now;
            count -= now;
            taken += now;
            fresh -= std::min(fresh, now);
        }
        return taken;
    };
    const auto draw = [&](int count) {
        const int before = fresh;
        const int taken = take(count);
        outcome.drawn += taken;
        seen += before - fresh;
        outcome.missing += std::max(0, count - taken);
    };
    for (const HandStep& step : steps) {
        if (step.kind == StepKind::Draw) draw(step.count);
        if (step.kind == StepKind::DrawUpTo) draw(step.count - outcome.drawn);
        if (step.kind == StepKind::Drop)
            leave(step.count == 0 ? outcome.drawn : std::min(step.count, outcome.drawn), step.goal);
        if (step.kind == StepKind::SetAside) static_cast<void>(take(step.count));
        if (step.kind == StepKind::Join)
            outcome.certain.insert(outcome.certain.end(), step.cards.begin(), step.cards.end());
        if (reshuffle == Procedure::Reshuffle::When::Immediate) refill();
    }
    if (countsSeen) outcome.drawn = seen;
    return outcome;
}

int HandPlan::missing() const
{
    HandPlan kept = *this;
    std::erase_if(kept.steps, [](const HandStep& step) { return step.kind == StepKind::Mulligan; });
    return kept.isBlind() ? kept.outcome().missing : 0;
}

int HandPlan::largestHand() const
{
    std::size_t hands = hand.size() + apart.size();
    for (const HandStep& step : steps) {
        if (step.kind == StepKind::Draw || step.kind == StepKind::DrawUpTo)
            hands += static_cast<std::size_t>(std::max(0, step.count));
        if (step.kind == StepKind::DrawOther) hands += static_cast<std::size_t>(step.count);
        if (step.kind == StepKind::Join) hands += step.cards.size();
        if (step.kind == StepKind::Drop && step.count == 0) hands = std::max(hands, hand.size());
    }
    return static_cast<int>(std::min(hands, cards().size()));
}

}  // namespace mazzo::goldfish::odds

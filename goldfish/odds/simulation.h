// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/odds_answer.h"
#include "goldfish/odds/policy.h"

namespace mazzo::goldfish::odds {

/// The result of many dealt hands: a share of all hands, and its standard error.
struct Simulated {
    Bounds share;
    double error = 0;
    std::uint64_t hands = 0;
};

/// How hands are dealt: card by card from the pile, or as numbers of cards of each class.
enum class Path : std::uint8_t { Cards, Classes };

/// How many hands are dealt, and how.
struct SimulationRun {
    std::uint64_t hands = 1'000'000;
    std::uint64_t seed = 0;
    unsigned threads = 1;
    Path path = Path::Cards;
};

/// Deals hands by the plan and evaluates every question on each of them; `keep` is the mulligan policy, if there is
/// one. The result depends on the seed, not on the number of threads. Nothing if `watch` stopped it.
[[nodiscard]] std::optional<std::vector<Simulated>> simulate(
    const Setup& setup, const HandPlan& plan, std::span<const Question> questions, const std::optional<Question>& keep,
    const SimulationRun& run, const Watch& watch);

}  // namespace mazzo::goldfish::odds

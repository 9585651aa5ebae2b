// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/arena.h"
#include "goldfish/zombinion/strategy_mutation.h"

#include <chrono>

namespace mazzo::goldfish::zombinion {

/// Searches a strategy by evolution. In each generation new strategies are made from the best ones, and all of them
/// play the same games against the opponents and the best strategy so far; after each round the better part goes on to
/// play more games (successive halving). Every generation has games of its own, so that nobody is bred for some
/// shuffles.
class StrategyEvolution {
public:
    StrategyEvolution(const Arena& arena, std::vector<Strategy> opponents, const SearchRun& run, SearchWatch watch);

    /// Runs until the budget is used up or `watch` stops it.
    [[nodiscard]] Strategy found();

    [[nodiscard]] int generations() const { return m_generation; }
    [[nodiscard]] std::uint64_t games() const { return m_games; }
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    using Clock = std::chrono::steady_clock;
    struct Candidate {
        Strategy strategy;
        double fitness = 0;
        double lowest = 0;  ///< share against an opponent
    };

    [[nodiscard]] std::vector<Candidate> firstGeneration() const;
    [[nodiscard]] std::vector<Candidate> nextGeneration();
    [[nodiscard]] bool select(std::vector<Candidate>& candidates);
    [[nodiscard]] bool judge(std::vector<Candidate>& candidates, std::uint64_t games, std::uint64_t seed);
    [[nodiscard]] bool evolve();
    void simplify(Candidate& candidate);
    [[nodiscard]] double done() const;
    [[nodiscard]] bool goesOn();

    const Arena& m_arena;
    StrategyMutation m_mutation;
    std::vector<Strategy> m_opponents;
    SearchRun m_run;
    SearchWatch m_watch;
    Random m_random;
    Clock::time_point m_begin = Clock::now();
    std::vector<Candidate> m_parents;    // best first
    std::optional<Strategy> m_champion;  // one more opponent
    int m_generation = 0;
    std::uint64_t m_games = 0;
    bool m_stopped = false;
};

}  // namespace mazzo::goldfish::zombinion

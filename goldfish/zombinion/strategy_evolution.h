// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/arena.h"
#include "goldfish/zombinion/strategy_mutation.h"

#include <chrono>
#include <span>

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
    /// A part of the successive halving.
    struct Round {
        std::size_t players;           ///< who goes on from the round before
        std::uint64_t games;           ///< of each of them against each opponent
        std::size_t opponents = 1000;  ///< how many of the strongest
    };
    struct Candidate {
        Strategy strategy;
        double fitness = 0;
        std::vector<double> shares = {};  ///< won against the opponents of the last round
    };

    /// The first part of a search looks for strategies that are good against all opponents: many different ones. The
    /// second part raises the lowest share.
    static const Round kBroadRounds[3];
    static const Round kNarrowRounds[3];
    /// For the best of all generations: a few games cannot tell the best from the luckiest.
    static const Round kFinalRounds[3];

    [[nodiscard]] std::vector<Candidate> firstGeneration() const;
    [[nodiscard]] std::vector<Candidate> nextGeneration();
    [[nodiscard]] bool select(std::vector<Candidate>& candidates, std::span<const Round> rounds);
    [[nodiscard]] bool judge(std::vector<Candidate>& candidates, std::size_t count, std::uint64_t games,
                             std::uint64_t seed);
    [[nodiscard]] bool evolve();
    void sortOpponents();
    [[nodiscard]] std::uint64_t finalGames(std::uint64_t games) const;
    [[nodiscard]] Candidate bestOfAll();
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
    std::vector<Candidate> m_honoured;   // the best of each generation
    std::optional<Strategy> m_champion;  // one more opponent
    bool m_narrow = false;               // is it the second part?
    int m_generation = 0;
    std::uint64_t m_games = 0;
    bool m_stopped = false;
};

}  // namespace mazzo::goldfish::zombinion

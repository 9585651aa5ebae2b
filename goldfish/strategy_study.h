// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/simulation.h"
#include "model/ids.h"

namespace mazzo::goldfish {

/// How often one strategy beat another.
struct Duel {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t losses = 0;
    std::uint64_t unfinished = 0;  ///< stopped at the limit of turns; neither won nor lost

    void operator+=(const Duel& other);
    [[nodiscard]] double share() const;   ///< of the games won; a shared win counts half
    [[nodiscard]] double error() const;   ///< the standard error of the share
    [[nodiscard]] double sigmas() const;  ///< by how many standard errors there are more wins than losses

    bool operator==(const Duel&) const = default;
};

/// A kind of card, or two of them, added to the base strategy.
struct RankedKinds {
    std::vector<CardIndex> kinds;
    std::vector<std::string> lines;  ///< of the strategy file, the best of those tried
    Duel duel;                       ///< against the base strategy, on games of its own
};

struct RankingRun {
    std::uint64_t games = 20'000;  ///< for each row
    std::uint64_t seed = 1;
    unsigned threads = 1;
    bool pairs = false;
};

struct SearchRun {
    std::uint64_t seed = 1;
    unsigned threads = 1;
    std::uint64_t games = 6'000'000;  ///< about; the search ends with the generation that reaches them
    std::optional<double> seconds;    ///< instead: the result depends on the speed of the machine
};

struct SearchProgress {
    double done = 0;  ///< from 0 to 1
    int generation = 0;
    std::uint64_t games = 0;
    double share = 0;  ///< of the best so far against the strongest of the other strategies
};
/// Returns false to end the search with the best so far.
using SearchWatch = std::function<bool(const SearchProgress& progress)>;

struct FoundStrategy {
    std::string text;  ///< a strategy file
    int generations = 0;
    std::uint64_t games = 0;
    bool stopped = false;  ///< by `watch`
};

/// Answers about strategies in one set-up. Can be used by several threads at once.
class StrategyStudy {
public:
    virtual ~StrategyStudy() = default;

    /// Each kind of the set-up added to the first strategy, best first. Nothing if `watch` stopped it.
    [[nodiscard]] virtual std::optional<std::vector<RankedKinds>> ranking(const RankingRun& run,
                                                                          const Watch& watch) const = 0;
    /// A strategy that beats the others. The same run gives the same strategy whatever the number of threads, unless
    /// seconds are stated.
    [[nodiscard]] virtual FoundStrategy found(const SearchRun& run, const SearchWatch& watch) const = 0;
};

}  // namespace mazzo::goldfish

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/set_up.h"
#include "goldfish/zombinion/strategy.h"

#include <functional>

namespace mazzo::goldfish::zombinion {

/// Called with the progress, from 0 to 1; returns false to stop the work.
using Watch = std::function<bool(double done)>;

/// What one strategy did over all games; whole numbers, so that the order of adding them up does not matter.
struct Tally {
    /// One own turn, over the games that were sampled turn by turn and lasted as long.
    struct Turn {
        std::uint64_t games = 0;
        std::int64_t points = 0;
        std::int64_t colpi = 0;
    };
    static constexpr std::size_t kTurns = 60;

    std::uint64_t wins = 0;  ///< alone
    std::uint64_t turns = 0;
    std::int64_t points = 0;
    std::uint64_t squares = 0;  ///< of the points
    std::array<Turn, kTurns> curve{};

    void operator+=(const Tally& other);
};

struct Outcome {
    std::uint64_t games = 0;
    std::uint64_t ties = 0;         ///< shared wins
    std::uint64_t unfinished = 0;   ///< stopped after `Batch::kMaxTurns`
    std::vector<Tally> strategies;  ///< in the order given

    void operator+=(const Outcome& other);
};

/// Games that strategies play against each other, from the start decks; the first one begins unless seats rotate.
class Batch {
public:
    static constexpr int kMaxTurns = 200;  ///< of one player: some strategies never end a game

    struct Run {
        std::uint64_t games = 10'000;
        std::uint64_t seed = 1;
        unsigned threads = 1;
        bool rotate = false;
    };

    /// An error for games that have no strategies.
    [[nodiscard]] static Result<void> playable(const Setup& setup);
    /// One to four strategies. An error if the game is none that strategies can play.
    [[nodiscard]] static Result<Batch> of(Setup setup, std::vector<Strategy> strategies);

    [[nodiscard]] const std::vector<Strategy>& strategies() const { return m_strategies; }

    /// Plays them all; the same seed gives the same outcome whatever the number of threads. Nothing if `watch`
    /// stopped it.
    [[nodiscard]] std::optional<Outcome> played(const Run& run, const Watch& watch = {}) const;

private:
    Batch(GameData data, Deal deal, std::vector<Strategy> strategies)
        : m_data(std::move(data)), m_deal(std::move(deal)), m_strategies(std::move(strategies))
    {}

    class Player;

    GameData m_data;
    Deal m_deal;
    std::vector<Strategy> m_strategies;
};

}  // namespace mazzo::goldfish::zombinion

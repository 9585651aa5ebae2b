// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/simulation.h"
#include "goldfish/zombinion/set_up.h"
#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// Games that strategies play against each other, from the start decks; the first one begins unless seats rotate.
class Batch {
public:
    static constexpr int kMaxTurns = 200;  ///< of one player: some strategies never end a game

    using Run = SimulationRun;

    /// An error for games that have no strategies.
    [[nodiscard]] static Result<void> playable(const Setup& setup);
    /// One to four strategies. An error if the game is none that strategies can play.
    [[nodiscard]] static Result<Batch> of(Setup setup, std::vector<Strategy> strategies);

    [[nodiscard]] const std::vector<Strategy>& strategies() const { return m_strategies; }
    [[nodiscard]] const GameData& data() const { return m_data; }
    [[nodiscard]] const Deal& deal() const { return m_deal; }

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

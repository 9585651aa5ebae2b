// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace mazzo::goldfish {

/// Called with the progress, from 0 to 1; returns false to stop the work.
using Watch = std::function<bool(double done)>;

/// What one strategy did over all games; whole numbers, so that the order of adding them up does not matter.
struct Tally {
    /// One own turn, over the games that were sampled turn by turn and lasted as long.
    struct Turn {
        std::uint64_t games = 0;
        std::int64_t points = 0;
        std::int64_t resources = 0;  ///< made in that turn
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
    std::uint64_t unfinished = 0;   ///< stopped at the limit of turns
    std::vector<Tally> strategies;  ///< in the order given

    void operator+=(const Outcome& other);
};

struct SimulationRun {
    std::uint64_t games = 10'000;
    std::uint64_t seed = 1;
    unsigned threads = 1;
    bool rotate = false;  ///< seats change from game to game, if the game's seats are alike
};

/// A strategy as the player wrote it.
struct StrategyText {
    std::string name;
    std::string text;
    std::string file;  ///< for the places of mistakes; may be empty
};

/// Games that strategies play against each other. Can be used by several threads at once.
class Simulation {
public:
    virtual ~Simulation() = default;

    [[nodiscard]] virtual std::vector<std::string> strategies() const = 0;  ///< their names
    /// Lines of a strategy that can never apply in this game.
    [[nodiscard]] virtual Errors notes(std::size_t /*strategy*/) const { return {}; }

    /// Plays them all; the same seed gives the same outcome whatever the number of threads. Nothing if `watch`
    /// stopped it.
    [[nodiscard]] virtual std::optional<Outcome> played(const SimulationRun& run, const Watch& watch = {}) const = 0;

    [[nodiscard]] virtual std::string_view resourceId() const = 0;  ///< the key of the curve's resources in JSON
    /// The heading of the curves, in English, to be translated in the context "simulation".
    [[nodiscard]] virtual const char* curveTitle() const = 0;
};

/// Plays the games of a run in chunks on several threads and adds up what the players counted. A player plays the
/// games that it is handed, one after the other: `play(number)`, `outcome()`.
template <class Player>
std::optional<Outcome> playedInParallel(const SimulationRun& run, std::uint64_t chunk, std::size_t strategies,
                                        const Watch& watch, const std::function<Player()>& newPlayer)
{
    const std::uint64_t chunks = (run.games + chunk - 1) / chunk;
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> going = true;
    std::vector<Player> players;
    const std::uint64_t wanted = std::min<std::uint64_t>(std::max(1U, run.threads), std::max<std::uint64_t>(1, chunks));
    for (std::uint64_t made = 0; made < wanted; ++made) players.push_back(newPlayer());
    const auto work = [&](Player& player, bool reports) {
        for (std::uint64_t taken = next++; taken < chunks && going; taken = next++) {
            const std::uint64_t end = std::min(run.games, (taken + 1) * chunk);
            for (std::uint64_t number = taken * chunk; number < end; ++number) player.play(number);
            if (reports && watch && !watch(static_cast<double>(taken + 1) / static_cast<double>(chunks))) going = false;
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t place = 1; place < players.size(); ++place)
        threads.emplace_back([&work, &player = players[place]] { work(player, false); });
    work(players.front(), true);
    for (std::thread& thread : threads) thread.join();
    if (!going) return std::nullopt;
    Outcome outcome;
    outcome.strategies.resize(strategies);
    for (const Player& player : players) outcome += player.outcome();
    return outcome;
}

}  // namespace mazzo::goldfish

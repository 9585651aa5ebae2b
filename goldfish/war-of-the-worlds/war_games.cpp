// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/war_games.h"

#include "goldfish/vocabulary.h"
#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/bot.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/opponent.h"
#include "goldfish/war-of-the-worlds/set_up.h"
#include "goldfish/war-of-the-worlds/strategy_reader.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <array>

namespace mazzo::goldfish::waroftheworlds {

namespace {

constexpr int kMaxTurns = 100;               // of one side: some strategies never end a game
constexpr std::uint64_t kChunk = 4;          // games that one thread takes at a time
constexpr std::uint32_t kApart = 1'000'000;  // between the ids of the two sides' pieces

/// The Aliens first: they begin.
struct Contest {
    struct Side {
        Setup setup;
        Strategy strategy;
        std::size_t place = 0;  ///< of the strategy, as the player named them
    };
    std::array<Side, 2> sides;
};

/// Plays games one after the other; each thread has its own.
class WarPlayer {
public:
    WarPlayer(const Contest& contest, const SimulationRun& run) : m_contest(&contest), m_seed(Random(run.seed).next())
    {
        m_outcome.strategies.resize(contest.sides.size());
    }

    void play(std::uint64_t number)
    {
        std::array<State, 2> states;
        for (std::size_t side = 0; side < states.size(); ++side) {
            const auto lastPiece = static_cast<std::uint32_t>(side) * kApart;
            // The set-up was tried when the contest was made, so it cannot fail.
            states[side] = *setUp(m_contest->sides[side].setup, m_seed + 2 * number + side, lastPiece);
            states[side].opposed = true;
            states[side].silent = true;
        }
        std::size_t active = 0;
        while (!states[active].table.outcome && states[active].table.turn < kMaxTurns) {
            takeTurn(states[active], active);
            handOver(states[active], states[1 - active]);
            active = 1 - active;
        }
        count(states);
    }

    [[nodiscard]] const Outcome& outcome() const { return m_outcome; }

private:
    void takeTurn(State& state, std::size_t side)
    {
        const Contest::Side& own = m_contest->sides[side];
        state.table.log.clear();
        beginTurn(own.setup, state);
        playTurn(own.setup, state, own.strategy);
        const auto turn = static_cast<std::size_t>(state.table.turn);
        if (turn > Tally::kTurns) return;
        Tally::Turn& point = m_outcome.strategies[own.place].curve[turn - 1];
        ++point.games;
        point.points += pointsOf(state, side);
        point.resources += state.gained;
    }

    /// How far the side is on its way to the end of the game: damage dealt, or civilians killed.
    [[nodiscard]] int pointsOf(const State& state, std::size_t side) const
    {
        if (side == 1) return state.table.count(kDamage);
        const Setup& setup = m_contest->sides[side].setup;
        const Board board(setup, state.table);
        const int all = setup.procedure.number("civilians-each", 0) *
                        static_cast<int>(board.regions(kCivilians).size());
        return all - state.table.count(kCivilians);
    }

    void count(const std::array<State, 2>& states)
    {
        ++m_outcome.games;
        const std::optional<Note>& ended = states[0].table.outcome;
        if (!ended) ++m_outcome.unfinished;
        for (std::size_t side = 0; side < states.size(); ++side) {
            Tally& tally = m_outcome.strategies[m_contest->sides[side].place];
            const int points = pointsOf(states[side], side);
            const bool won = ended && (ended->clause == "WW-E02") == (side == 0);
            tally.wins += won ? 1 : 0;
            tally.turns += static_cast<std::uint64_t>(states[side].table.turn);
            tally.points += points;
            tally.squares += static_cast<std::uint64_t>(points * points);
        }
    }

    const Contest* m_contest;
    std::uint64_t m_seed;
    Outcome m_outcome;
};

class WarGames : public Simulation {
public:
    explicit WarGames(Contest contest) : m_contest(std::move(contest)) {}

    [[nodiscard]] std::vector<std::string> strategies() const override
    {
        std::vector<std::string> names(m_contest.sides.size());
        for (const Contest::Side& side : m_contest.sides) names[side.place] = side.strategy.name;
        return names;
    }
    [[nodiscard]] std::optional<Outcome> played(const SimulationRun& run, const Watch& watch) const override
    {
        return playedInParallel<WarPlayer>(run, kChunk, m_contest.sides.size(), watch,
                                           [&] { return WarPlayer(m_contest, run); });
    }
    [[nodiscard]] std::string_view resourceId() const override { return "resources"; }
    [[nodiscard]] const char* curveTitle() const override
    {
        return MAZZO_TR_NOOP("simulation", "Coins or energy made, and damage dealt or civilians killed, by own turn:");
    }

private:
    Contest m_contest;
};

}  // namespace

Checked<std::shared_ptr<const Simulation>> warGames(const Setup& setup, const std::vector<StrategyText>& texts)
{
    std::vector<Strategy> strategies;
    Errors errors;
    for (const StrategyText& text : texts) {
        auto strategy = readStrategy(text, setup);
        if (strategy) strategies.push_back(std::move(*strategy));
        else errors.insert(errors.end(), strategy.error().begin(), strategy.error().end());
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    if (strategies.size() != 2 || strategies[0].side == strategies[1].side)
        return tl::unexpected(Errors{{Error::Kind::Refused, "simulation.sides", {}, {}, {}}});
    Contest contest;
    for (std::size_t place = 0; place < strategies.size(); ++place) {
        Contest::Side& side = contest.sides[strategies[place].side == kAliens ? 0 : 1];
        auto start = startOf(setup, strategies[place].side);
        if (!start) return tl::unexpected(Errors{start.error()});
        if (auto tried = setUp(*start, 0); !tried) return tl::unexpected(Errors{tried.error()});
        side = {std::move(*start), std::move(strategies[place]), place};
    }
    return std::make_shared<const WarGames>(std::move(contest));
}

}  // namespace mazzo::goldfish::waroftheworlds

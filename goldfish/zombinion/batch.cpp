// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/batch.h"

#include "goldfish/zombinion/bot.h"
#include "goldfish/zombinion/game_loop.h"
#include "goldfish/zombinion/score.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr std::uint64_t kChunk = 512;          // games that one thread takes at a time
constexpr std::uint64_t kSampledGames = 4000;  // about this many are recorded turn by turn

/// The same game from the start decks, at a table with this many seats.
Setup fromTheStart(Setup setup, std::size_t seats)
{
    Deck kingdom;
    if (const auto zone = setup.game->zone("kingdom")) {
        for (const Deck::Entry& entry : setup.deck.entries())
            if (entry.zone == *zone) kingdom.addCopies(entry.zone, entry.card, entry.copies);
        for (const Deck::UnknownCard& unknownCard : setup.deck.unknownCards())
            if (unknownCard.zone == *zone)
                kingdom.addUnknownCard(unknownCard.zone, unknownCard.name, unknownCard.copies);
    }
    setup.deck = std::move(kingdom);
    if (const auto players = setup.game->option("players"); players && seats > 1)
        static_cast<void>(setup.settings.set(*setup.game, *players, std::to_string(seats)));
    return setup;
}

}  // namespace

/// Plays games one after the other in one state; each thread has its own.
class Batch::Player {
public:
    Player(const Batch& batch, const Run& run)
        : m_batch(batch),
          m_run(run),
          m_seed(Random(run.seed).next()),
          m_every(std::max<std::uint64_t>(1, run.games / kSampledGames)),
          m_state(std::make_unique<State>()),
          m_match{batch.m_data, *m_state}
    {
        m_outcome.strategies.resize(batch.m_strategies.size());
    }

    void play(std::uint64_t number)
    {
        State& state = *m_state;
        const std::size_t seats = m_batch.m_deal.seats;
        m_shift = m_run.rotate ? static_cast<std::size_t>(number % seats) : 0;
        const bool sampled = number % m_every == 0;
        playGame(m_match, m_batch.m_deal, m_seed + number, kMaxTurns, [&] {
            if (sampled) decideAndRecord();
            else decideBy(m_match, strategyAt(state.question.seat));
        });
        count();
    }

    [[nodiscard]] const Outcome& outcome() const { return m_outcome; }

private:
    [[nodiscard]] std::size_t placeAt(std::size_t seat) const
    {
        const std::size_t place = seat + m_shift;
        return place < m_batch.m_deal.seats ? place : place - m_batch.m_deal.seats;
    }
    [[nodiscard]] const Strategy& strategyAt(std::size_t seat) const { return m_batch.m_strategies[placeAt(seat)]; }

    /// One decision, and the curve's next point if it ended a turn.
    void decideAndRecord()
    {
        State& state = *m_state;
        const std::size_t seat = state.active;
        const int turn = state.owner().turns;
        const std::uint32_t ended = state.turnsEnded;
        decideBy(m_match, strategyAt(state.question.seat));
        if (state.turnsEnded == ended || turn > static_cast<int>(Tally::kTurns)) return;
        Tally::Turn& point = m_outcome.strategies[placeAt(seat)].curve[static_cast<std::size_t>(turn) - 1];
        ++point.games;
        point.points += scoreOf(m_match.data, state, seat).points;
        point.resources += state.colpiMade;
    }

    void count()
    {
        const State& state = *m_state;
        const SeatPoints owned = pointsOf(m_match.data, state);
        const unsigned won = winners(state, owned);
        const bool shared = std::popcount(won) > 1;
        ++m_outcome.games;
        m_outcome.ties += shared ? 1 : 0;
        m_outcome.unfinished += state.over() ? 0 : 1;
        for (std::size_t seat = 0; seat < m_batch.m_deal.seats; ++seat) {
            Tally& tally = m_outcome.strategies[placeAt(seat)];
            const int points = owned[seat];
            tally.wins += !shared && (won >> seat & 1U) != 0 && m_batch.m_deal.seats > 1 ? 1 : 0;
            tally.turns += static_cast<std::uint64_t>(state.seats[seat].turns);
            tally.points += points;
            tally.squares += static_cast<std::uint64_t>(points * points);
        }
    }

    const Batch& m_batch;
    const Run& m_run;
    std::uint64_t m_seed;
    std::uint64_t m_every;
    std::unique_ptr<State> m_state;
    Match m_match;
    std::size_t m_shift = 0;
    Outcome m_outcome;
};

Result<void> Batch::playable(const Setup& setup)
{
    if (setup.procedure.engine == "zombinion") return {};
    return failure({Error::Kind::Refused, "simulation.no-strategies", {}, {setup.game->id}, {}});
}

Result<Batch> Batch::of(Setup setup, std::vector<Strategy> strategies)
{
    if (auto can = playable(setup); !can) return failure(can.error());
    if (strategies.empty() || strategies.size() > kMaxSeats)
        return failure({Error::Kind::Refused,
                        "simulation.seats",
                        {},
                        {std::to_string(strategies.size()), std::to_string(kMaxSeats)},
                        {}});
    const Setup start = fromTheStart(std::move(setup), strategies.size());
    auto data = gameDataOf(start);
    if (!data) return failure(data.error());
    auto deal = dealOf(start, *data, strategies.size());
    if (!deal) return failure(deal.error());
    return Batch(std::move(*data), std::move(*deal), std::move(strategies));
}

std::optional<Outcome> Batch::played(const Run& run, const Watch& watch) const
{
    return playedInParallel<Player>(run, kChunk, m_strategies.size(), watch, [&] { return Player(*this, run); });
}

}  // namespace mazzo::goldfish::zombinion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/arena.h"

#include "goldfish/zombinion/bot.h"
#include "goldfish/zombinion/game_loop.h"
#include "goldfish/zombinion/score.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr std::uint64_t kGamesAtOnce = 128;  // that one thread takes
constexpr int kLongestGame = 60;             // turns of a player: games of sensible strategies take a third of it

/// Some games of one match.
struct Share {
    std::size_t match = 0;
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

}  // namespace

/// Plays games one after the other in one state; each thread has its own.
class Arena::Player {
public:
    explicit Player(const Arena& arena)
        : m_deal(arena.m_deal), m_state(std::make_unique<State>()), m_match{arena.m_data, *m_state}
    {}

    void play(const Match& pair, std::uint64_t seed, std::uint64_t number, Duel& duel)
    {
        State& state = *m_state;
        const std::size_t shift = number % 2;
        const Strategy* const seats[]{shift == 0 ? pair.a : pair.b, shift == 0 ? pair.b : pair.a};
        playGame(m_match, m_deal, seed + number, kLongestGame, [&] { decideBy(m_match, *seats[state.question.seat]); });
        ++duel.games;
        if (!state.over()) {
            ++duel.unfinished;
            return;
        }
        const unsigned won = winners(state, pointsOf(m_match.data, state));
        const unsigned own = 1U << shift;
        duel.wins += won == own ? 1 : 0;
        duel.losses += (won & own) == 0 ? 1 : 0;
    }

private:
    const Deal& m_deal;
    std::unique_ptr<State> m_state;
    zombinion::Match m_match;
};

std::optional<std::vector<Duel>> Arena::played(const std::vector<Match>& matches, std::uint64_t seed, unsigned threads,
                                               const std::function<bool()>& going) const
{
    std::vector<Share> shares;
    for (std::size_t match = 0; match < matches.size(); ++match)
        for (std::uint64_t first = 0; first < matches[match].games; first += kGamesAtOnce)
            shares.push_back({match, first, std::min(matches[match].games, first + kGamesAtOnce)});
    const std::uint64_t start = Random(seed).next();
    std::vector<Duel> parts(shares.size());
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> stopped = false;
    const auto work = [&](bool asks) {
        Player player(*this);
        for (std::size_t taken = next++; taken < shares.size() && !stopped; taken = next++) {
            const Share& share = shares[taken];
            for (std::uint64_t number = share.first; number < share.end; ++number)
                player.play(matches[share.match], start, number, parts[taken]);
            if (asks && going && !going()) stopped = true;
        }
    };
    std::vector<std::thread> others;
    for (unsigned thread = 1; thread < threads; ++thread) others.emplace_back([&work] { work(false); });
    work(true);
    for (std::thread& thread : others) thread.join();
    if (stopped) return std::nullopt;
    std::vector<Duel> duels(matches.size());
    for (std::size_t share = 0; share < shares.size(); ++share) duels[shares[share].match] += parts[share];
    return duels;
}

}  // namespace mazzo::goldfish::zombinion

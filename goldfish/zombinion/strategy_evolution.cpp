// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_evolution.h"

#include <algorithm>
#include <cmath>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr std::size_t kChildren = 48;
constexpr int kChampionEvery = 6;  // generations after which the best becomes an opponent
constexpr int kMaxBought = 3;

/// The survivors of a round and the games that each of them plays against each opponent.
struct Round {
    std::size_t players;
    std::uint64_t games;
};
constexpr Round kRounds[]{{1000, 128}, {16, 512}, {6, 1536}};
constexpr std::uint64_t kFinalGames = 2048;

bool sameLines(const Strategy& a, const Strategy& b)
{
    return a.buys == b.buys && a.plays == b.plays && a.trashes == b.trashes && a.keeps == b.keeps &&
           a.discards == b.discards;
}

}  // namespace

StrategyEvolution::StrategyEvolution(const Arena& arena, std::vector<Strategy> opponents, const SearchRun& run,
                                     SearchWatch watch)
    : m_arena(arena), m_mutation(arena.data()), m_run(run), m_watch(std::move(watch)), m_random(run.seed)
{
    for (Strategy& opponent : opponents) {
        Strategy playing = withoutIdleLines(std::move(opponent), arena.data());
        const bool known = std::ranges::any_of(m_opponents,
                                               [&](const Strategy& other) { return sameLines(other, playing); });
        if (!known && !playing.buys.empty()) m_opponents.push_back(std::move(playing));
    }
    if (!m_opponents.empty()) return;
    // Without any strategy to begin with: nothing but money and points.
    Strategy& money = m_opponents.emplace_back();
    for (const Kind kind : {Kind::MoltiPiuZombi, Kind::Caricatore, Kind::Proiettili})
        money.buys.push_back({kind, {}, {}});
}

double StrategyEvolution::done() const
{
    if (!m_run.seconds)
        return static_cast<double>(m_games) / static_cast<double>(std::max<std::uint64_t>(1, m_run.games));
    return std::chrono::duration<double>(Clock::now() - m_begin).count() / std::max(0.001, *m_run.seconds);
}

bool StrategyEvolution::goesOn()
{
    if (m_stopped) return false;
    const double lowest = m_parents.empty() ? 0 : m_parents.front().lowest;
    if (m_watch && !m_watch({std::min(1.0, done()), m_generation, m_games, lowest})) m_stopped = true;
    // With a limit of time a generation may be left unfinished; with one of games that would not be reproducible.
    return !m_stopped && !(m_run.seconds && m_generation > 0 && done() >= 1);
}

/// The opponents themselves, and each with every kind of the kingdom.
std::vector<StrategyEvolution::Candidate> StrategyEvolution::firstGeneration() const
{
    std::vector<Candidate> candidates;
    for (const Strategy& opponent : m_opponents) {
        candidates.push_back({opponent});
        for (const Kind kind : m_mutation.kinds()) {
            if (kind < Kind::FirstCombat) continue;
            for (int copies = 1; copies <= kMaxBought; ++copies) {
                Strategy with = opponent;
                const auto place = std::ranges::find(with.buys, copies == 1 ? Kind::Proiettili : Kind::Caricatore,
                                                     &Strategy::Wish::kind);
                with.buys.insert(place, buyUpTo(kind, copies));
                candidates.push_back({std::move(with)});
            }
        }
    }
    return candidates;
}

std::vector<StrategyEvolution::Candidate> StrategyEvolution::nextGeneration()
{
    std::vector<Candidate> candidates = m_parents;
    const auto parents = static_cast<std::uint32_t>(m_parents.size());
    for (std::size_t child = 0; child < kChildren; ++child) {
        // The lower of two numbers: better parents have more children.
        const Strategy& parent = m_parents[std::min(m_random.below(parents), m_random.below(parents))].strategy;
        Strategy strategy = parent;
        if (m_random.below(4) == 0)
            strategy = m_mutation.crossed(std::move(strategy), m_parents[m_random.below(parents)].strategy, m_random);
        candidates.push_back({m_mutation.mutated(std::move(strategy), m_random)});
    }
    return candidates;
}

/// Lets all candidates play the same games. False if the search was stopped.
bool StrategyEvolution::judge(std::vector<Candidate>& candidates, std::uint64_t games, std::uint64_t seed)
{
    std::vector<const Strategy*> opponents;
    for (const Strategy& opponent : m_opponents) opponents.push_back(&opponent);
    if (m_champion) opponents.push_back(&*m_champion);
    std::vector<Arena::Match> matches;
    for (const Candidate& candidate : candidates)
        for (const Strategy* opponent : opponents) matches.push_back({&candidate.strategy, opponent, games});
    const auto duels = m_arena.played(matches, seed, m_run.threads, [this] { return goesOn(); });
    if (!duels) return false;
    for (std::size_t place = 0; place < candidates.size(); ++place) {
        Candidate& candidate = candidates[place];
        candidate.fitness = 0;
        candidate.lowest = 1;
        for (std::size_t opponent = 0; opponent < opponents.size(); ++opponent) {
            Duel duel = (*duels)[place * opponents.size() + opponent];
            // A strategy that does not end its games shall not live on them.
            duel.losses += duel.unfinished;
            const double share = duel.share();
            // The logarithm makes the strongest opponent count most.
            candidate.fitness += std::log(std::max(share, 0.001));
            if (opponent < m_opponents.size()) candidate.lowest = std::min(candidate.lowest, share);
        }
    }
    m_games += matches.size() * games;
    return true;
}

/// Leaves the best, best first.
bool StrategyEvolution::select(std::vector<Candidate>& candidates)
{
    for (const Round& round : kRounds) {
        if (candidates.size() > round.players) candidates.resize(round.players);
        if (!judge(candidates, round.games, m_random.next())) return false;
        std::ranges::stable_sort(candidates, std::greater(), &Candidate::fitness);
        // A search that is stopped in its first generation shall not come back with nothing.
        if (m_generation == 0) m_parents.assign(candidates.begin(), candidates.begin() + 1);
        // Copies of one strategy would push the others out.
        for (std::size_t place = 0; place < candidates.size(); ++place)
            candidates.erase(
                std::remove_if(
                    candidates.begin() + static_cast<std::ptrdiff_t>(place) + 1, candidates.end(),
                    [&](const Candidate& other) { return sameLines(other.strategy, candidates[place].strategy); }),
                candidates.end());
    }
    return true;
}

bool StrategyEvolution::evolve()
{
    std::vector<Candidate> candidates = m_generation == 0 ? firstGeneration() : nextGeneration();
    if (!select(candidates)) return false;
    m_parents = std::move(candidates);
    ++m_generation;
    if (m_generation % kChampionEvery == 0) m_champion = m_parents.front().strategy;
    return true;
}

/// Removes lines and conditions without which the strategy plays as well, so that the file can be read.
void StrategyEvolution::simplify(Candidate& candidate)
{
    constexpr double kNoticeable = 0.002;  // of the fitness, for each opponent
    const std::uint64_t seed = m_random.next();
    const double tolerated = kNoticeable * static_cast<double>(m_opponents.size());
    std::vector<Candidate> judged{candidate};
    if (!judge(judged, kFinalGames, seed)) return;
    candidate = judged.front();
    const double goal = candidate.fitness - tolerated;
    const auto tryOut = [&](Strategy simpler) {
        std::vector<Candidate> trial{{std::move(simpler)}};
        if (!judge(trial, kFinalGames, seed) || trial.front().fitness < goal) return false;
        candidate = std::move(trial.front());
        return true;
    };
    for (auto wishes : {&Strategy::plays, &Strategy::buys}) {
        for (std::size_t place = (candidate.strategy.*wishes).size(); place-- > 0;) {
            Strategy shorter = candidate.strategy;
            (shorter.*wishes).erase((shorter.*wishes).begin() + static_cast<std::ptrdiff_t>(place));
            if (!shorter.buys.empty() && tryOut(std::move(shorter))) continue;
            for (std::size_t number = (candidate.strategy.*wishes)[place].conditions.size(); number-- > 0;) {
                Strategy fewer = candidate.strategy;
                Strategy::Conditions& conditions = (fewer.*wishes)[place].conditions;
                conditions.erase(conditions.begin() + static_cast<std::ptrdiff_t>(number));
                if (conditions.empty()) (fewer.*wishes)[place].alternatives.clear();
                (void)tryOut(std::move(fewer));
            }
        }
    }
}

Strategy StrategyEvolution::found()
{
    while (done() < 1 && evolve()) {}
    if (m_parents.empty()) return m_opponents.front();
    if (m_stopped) return m_parents.front().strategy;
    // What follows takes a fixed number of games, however long that is.
    m_run.seconds.reset();
    m_run.games = std::min(m_run.games, m_games);
    m_champion.reset();
    Candidate best = m_parents.front();
    simplify(best);
    return best.strategy;
}

}  // namespace mazzo::goldfish::zombinion

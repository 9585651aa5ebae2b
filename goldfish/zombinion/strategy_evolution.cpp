// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_evolution.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr std::size_t kChildren = 48;
constexpr int kChampionEvery = 6;  // generations after which the best becomes an opponent
constexpr int kMaxBought = 3;

constexpr double kBroadPart = 0.5;  // of the search
constexpr std::uint64_t kSimplifyGames = 8192;
constexpr std::size_t kMaxHonoured = 150;
constexpr std::uint64_t kLongSearch = 6'000'000;  // games, from which on the end of a search takes no more

/// Of win shares: nearly the lowest of them, but the others count a little.
class SoftMinimum {
public:
    void add(double share) { m_sum += std::exp(-kSharpness * share); }
    [[nodiscard]] double value() const { return -std::log(m_sum) / kSharpness; }

private:
    static constexpr double kSharpness = 12;

    double m_sum = 0;
};

bool sameLines(const Strategy& a, const Strategy& b)
{
    return a.buys == b.buys && a.plays == b.plays && a.trashes == b.trashes && a.keeps == b.keeps &&
           a.discards == b.discards;
}

}  // namespace

constexpr StrategyEvolution::Round StrategyEvolution::kBroadRounds[] = {{1000, 128}, {16, 512}, {6, 1024}};
constexpr StrategyEvolution::Round StrategyEvolution::kNarrowRounds[] = {{1000, 128, 3}, {16, 512, 3}, {6, 1024}};
constexpr StrategyEvolution::Round StrategyEvolution::kFinalRounds[] = {{1000, 1024, 3}, {24, 4096, 3}, {8, 16'384}};

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
    const double lowest = m_parents.empty() || m_parents.front().shares.empty()
                              ? 0
                              : std::ranges::min(m_parents.front().shares);
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

/// Lets all candidates play the same games against the first opponents. False if the search was stopped.
bool StrategyEvolution::judge(std::vector<Candidate>& candidates, std::size_t count, std::uint64_t games,
                              std::uint64_t seed)
{
    std::vector<const Strategy*> opponents;
    for (const Strategy& opponent : std::span(m_opponents).first(std::min(count, m_opponents.size())))
        opponents.push_back(&opponent);
    const std::size_t own = opponents.size();
    if (m_champion) opponents.push_back(&*m_champion);
    std::vector<Arena::Match> matches;
    for (const Candidate& candidate : candidates)
        for (const Strategy* opponent : opponents) matches.push_back({&candidate.strategy, opponent, games});
    const auto duels = m_arena.played(matches, seed, m_run.threads, [this] { return goesOn(); });
    if (!duels) return false;
    for (std::size_t place = 0; place < candidates.size(); ++place) {
        Candidate& candidate = candidates[place];
        SoftMinimum fitness;
        double logarithms = 0;
        candidate.shares.clear();
        for (std::size_t opponent = 0; opponent < opponents.size(); ++opponent) {
            Duel duel = (*duels)[place * opponents.size() + opponent];
            // A strategy that does not end its games shall not live on them.
            duel.losses += duel.unfinished;
            fitness.add(duel.share());
            logarithms += std::log(std::max(duel.share(), 0.001));
            if (opponent < own) candidate.shares.push_back(duel.share());
        }
        candidate.fitness = m_narrow ? fitness.value() : logarithms;
    }
    m_games += matches.size() * games;
    return true;
}

/// Leaves the best, best first.
bool StrategyEvolution::select(std::vector<Candidate>& candidates, std::span<const Round> rounds)
{
    for (const Round& round : rounds) {
        if (candidates.size() > round.players) candidates.resize(round.players);
        if (!judge(candidates, round.opponents, round.games, m_random.next())) return false;
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
    if (!m_narrow && m_generation > 0 && done() >= kBroadPart) {
        m_narrow = true;
        std::ranges::copy(firstGeneration(), std::back_inserter(candidates));
    }
    if (!select(candidates, m_narrow ? kNarrowRounds : kBroadRounds)) return false;
    m_parents = std::move(candidates);
    ++m_generation;
    sortOpponents();
    m_honoured.push_back(m_parents.front());
    if (m_honoured.size() > kMaxHonoured) m_honoured.erase(m_honoured.begin());
    if (m_generation % kChampionEvery == 0) m_champion = m_parents.front().strategy;
    return true;
}

/// The strongest first, as the best strategy finds them: most games of a search are played against these.
void StrategyEvolution::sortOpponents()
{
    const std::vector<double>& shares = m_parents.front().shares;
    if (shares.size() != m_opponents.size()) return;
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t opponent) { return shares[opponent]; });
    std::vector<Strategy> sorted;
    for (const std::size_t opponent : order) sorted.push_back(std::move(m_opponents[opponent]));
    m_opponents = std::move(sorted);
}

/// As many games for the end of a search as suit the games before it.
std::uint64_t StrategyEvolution::finalGames(std::uint64_t games) const
{
    constexpr std::uint64_t kLeast = 256;
    return std::max(kLeast, games * std::min(m_run.games, kLongSearch) / kLongSearch);
}

/// The best strategy of each generation, and the last ones, compared in more games.
StrategyEvolution::Candidate StrategyEvolution::bestOfAll()
{
    std::vector<Candidate> candidates = m_parents;
    candidates.insert(candidates.end(), m_honoured.rbegin(), m_honoured.rend());
    std::vector<Round> rounds(std::begin(kFinalRounds), std::end(kFinalRounds));
    for (Round& round : rounds) round.games = finalGames(round.games);
    return select(candidates, rounds) ? candidates.front() : m_parents.front();
}

/// Removes lines and conditions without which the strategy plays as well, so that the file can be read.
void StrategyEvolution::simplify(Candidate& candidate)
{
    constexpr double kTolerated = 0.001;  // of the fitness
    const std::uint64_t games = finalGames(kSimplifyGames);
    const std::uint64_t seed = m_random.next();
    std::vector<Candidate> judged{candidate};
    if (!judge(judged, m_opponents.size(), games, seed)) return;
    candidate = judged.front();
    const double goal = candidate.fitness - kTolerated;
    const auto tryOut = [&](Strategy simpler) {
        std::vector<Candidate> trial{{std::move(simpler)}};
        if (!judge(trial, m_opponents.size(), games, seed) || trial.front().fitness < goal) return false;
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
    m_narrow = true;
    Candidate best = bestOfAll();
    simplify(best);
    return best.strategy;
}

}  // namespace mazzo::goldfish::zombinion

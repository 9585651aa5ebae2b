// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_ranking.h"

#include "goldfish/zombinion/strategy_mutation.h"
#include "goldfish/zombinion/strategy_writer.h"

#include <algorithm>

namespace mazzo::goldfish::zombinion {

namespace {

constexpr std::uint64_t kTrialGames = 1024;  // for each way to add a kind
constexpr int kMaxCopiesTried = 3;

/// A line and the Mirare before which it is inserted.
struct Addition {
    Strategy::Wish wish;
    Kind before = Kind::None;
};

/// A strategy with additions.
struct Variant {
    std::vector<Addition> additions;
    Strategy strategy;
};

Variant variant(const Strategy& base, std::vector<Addition> additions)
{
    Variant made{std::move(additions), base};
    std::vector<Strategy::Wish>& buys = made.strategy.buys;
    for (const Addition& addition : made.additions)
        buys.insert(std::ranges::find(buys, addition.before, &Strategy::Wish::kind), addition.wish);
    return made;
}

std::vector<Duel> measured(const Arena& arena, const std::vector<Variant>& variants, const Strategy& base,
                           std::uint64_t games, std::uint64_t seed, unsigned threads,
                           const std::function<bool()>& going)
{
    std::vector<Arena::Match> matches;
    for (const Variant& each : variants) matches.push_back({&each.strategy, &base, games});
    return arena.played(matches, seed, threads, going).value_or(std::vector<Duel>());
}

}  // namespace

std::optional<std::vector<RankedKinds>> ranked(const Arena& arena, const Setup& setup, const Strategy& base,
                                               const RankingRun& run, const Watch& watch)
{
    Random seeds(run.seed);
    std::vector<Kind> kinds;
    const StrategyMutation mutation(arena.data());
    for (const Kind kind : mutation.kinds())
        if (kind >= Kind::FirstCombat) kinds.push_back(kind);

    std::vector<Variant> trials;
    for (const Kind kind : kinds)
        for (const Kind before : {Kind::Caricatore, Kind::Proiettili})
            for (int copies = 1; copies <= kMaxCopiesTried; ++copies)
                trials.push_back(variant(base, {{buyUpTo(kind, copies), before}}));
    // The trials are a twentieth of the work or less.
    const auto going = [&](double done) { return [&watch, done] { return !watch || watch(done); }; };
    const std::vector<Duel> tried = measured(arena, trials, base, kTrialGames, seeds.next(), run.threads, going(0.05));
    if (tried.empty() && !trials.empty()) return std::nullopt;

    std::vector<Addition> best;
    const std::size_t each = trials.size() / std::max<std::size_t>(1, kinds.size());
    for (std::size_t first = 0; first < trials.size(); first += each) {
        std::size_t highest = first;
        for (std::size_t trial = first; trial < first + each; ++trial)
            if (tried[trial].share() > tried[highest].share()) highest = trial;
        best.push_back(trials[highest].additions.front());
    }
    std::vector<Variant> variants;
    for (std::size_t a = 0; a < best.size(); ++a) {
        variants.push_back(variant(base, {best[a]}));
        for (std::size_t b = a + 1; run.pairs && b < best.size(); ++b)
            variants.push_back(variant(base, {best[a], best[b]}));
    }
    const std::vector<Duel> duels = measured(arena, variants, base, run.games, seeds.next(), run.threads, going(0.5));
    if (duels.empty() && !variants.empty()) return std::nullopt;

    std::vector<RankedKinds> rows;
    for (std::size_t place = 0; place < variants.size(); ++place) {
        RankedKinds& row = rows.emplace_back();
        row.duel = duels[place];
        for (const Addition& addition : variants[place].additions) {
            row.kinds.push_back(arena.data().card[at(addition.wish.kind)]);
            row.lines.push_back("buy " + textOf(addition.wish, setup, arena.data()));
        }
    }
    std::ranges::stable_sort(rows, std::greater(), [](const RankedKinds& row) { return row.duel.share(); });
    return rows;
}

}  // namespace mazzo::goldfish::zombinion

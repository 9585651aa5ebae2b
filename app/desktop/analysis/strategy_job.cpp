// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/analysis/strategy_job.h"

#include "goldfish/engines.h"

#include <thread>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

unsigned allCores() { return std::max(1U, std::thread::hardware_concurrency()); }

SimulationRun simulationOf(const StrategyJob& job)
{
    SimulationRun run;
    run.games = job.games;
    run.seed = job.seed;
    run.threads = allCores();
    return run;
}

/// The strategy that was found against all others, in games that the search has not seen.
Tournament finalMatch(const Engine& engine, const StrategyJob& job, const std::string& found,
                      const TaskControl& control)
{
    SimulationRun run = simulationOf(job);
    run.seed = Random(~job.seed).next();
    Tournament match;
    for (const StrategyText& other : job.strategies) {
        auto one = tournament(engine, *job.deck.setup, {{"found", found, {}}, other}, run,
                              [&](double) { return !control.stopRequested(); });
        if (control.stopRequested()) return match;
        if (!one || !*one) continue;
        if (match.entrants.empty()) match.entrants.push_back((*one)->entrants.front());
        Pairing pairing = (*one)->table.front();
        pairing.b = match.entrants.size();
        match.entrants.push_back((*one)->entrants.back());
        match.table.push_back(std::move(pairing));
    }
    return match;
}

std::vector<RankedKinds> rankingOf(const StrategyStudy& study, const StrategyJob& job, const Watch& watch)
{
    RankingRun run;
    run.games = job.games;
    run.seed = job.seed;
    run.threads = allCores();
    run.pairs = job.kind == StrategyJob::Kind::Pairs;
    return study.ranking(run, watch).value_or(std::vector<RankedKinds>());
}

FoundStrategy searchFor(const StrategyStudy& study, const StrategyJob& job, const TaskControl& control,
                        const Watch& watch)
{
    constexpr double kSearchPart = 0.9;  // the final match is the rest
    SearchRun run;
    run.threads = allCores();
    run.seed = job.seed;
    run.seconds = job.seconds;
    return study.found(run, [&](const SearchProgress& now) {
        if (job.report) control.post([report = job.report, now] { report(now); });
        return watch(now.done * kSearchPart);
    });
}

}  // namespace

StrategyJobResult runStrategyJob(const StrategyJob& job, const TaskControl& control)
{
    StrategyJobResult result{job.kind};
    const Engine& engine = *engineNamed(job.deck.setup->procedure.engine);
    const Watch watch = [&](double done) {
        control.setProgress(done);
        return !control.stopRequested() && !*job.enough;
    };
    if (job.kind == StrategyJob::Kind::Tournament) {
        auto played = tournament(engine, *job.deck.setup, job.strategies, simulationOf(job), watch);
        if (played) result.tournament = std::move(*played);
        else result.error = played.error().front();
        return result;
    }
    const auto study = engine.strategyStudy(*job.deck.setup, job.strategies);
    if (!study) {
        result.error = study.error().front();
        return result;
    }
    if (job.kind == StrategyJob::Kind::Search) {
        result.found = searchFor(**study, job, control, watch);
        result.tournament = finalMatch(engine, job, result.found->text, control);
    } else {
        result.ranking = rankingOf(**study, job, watch);
    }
    return result;
}

}  // namespace mazzo::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/tournament.h"

#include <algorithm>
#include <cmath>

namespace mazzo::goldfish {

namespace {

constexpr std::uint64_t kTrialGames = 16;

/// Two strategies that can play each other.
struct Meeting {
    std::size_t a = 0;
    std::size_t b = 0;
    std::shared_ptr<const Simulation> simulation;
};

bool isSameSide(const Errors& errors) { return errors.size() == 1 && errors.front().code == "simulation.sides"; }

Checked<std::vector<Meeting>> meetings(const Engine& engine, const Setup& setup, const std::vector<StrategyText>& texts)
{
    std::vector<Meeting> list;
    Errors errors;
    for (std::size_t a = 0; a < texts.size(); ++a) {
        for (std::size_t b = a + 1; b < texts.size(); ++b) {
            auto simulation = engine.simulation(setup, {texts[a], texts[b]});
            if (simulation) list.push_back({a, b, std::move(*simulation)});
            else if (!isSameSide(simulation.error()))
                for (Error& error : simulation.error())
                    if (std::ranges::find(errors, error) == errors.end()) errors.push_back(std::move(error));
        }
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    if (list.empty()) return tl::unexpected(Errors{{Error::Kind::Refused, "simulation.sides", {}, {}, {}}});
    return list;
}

void add(Tournament& result, const Meeting& meeting, const Outcome& outcome, bool endless)
{
    const Duel duel{outcome.games, outcome.strategies[0].wins, outcome.strategies[1].wins, outcome.unfinished};
    result.table.push_back({meeting.a, meeting.b, duel, endless, {outcome.strategies[0], outcome.strategies[1]}});
    Tournament::Entrant& a = result.entrants[meeting.a];
    Tournament::Entrant& b = result.entrants[meeting.b];
    a.tally += outcome.strategies[0];
    b.tally += outcome.strategies[1];
    a.all += duel;
    b.all += {duel.games, duel.losses, duel.wins, duel.unfinished};
    a.notes = meeting.simulation->notes(0);
    b.notes = meeting.simulation->notes(1);
}

}  // namespace

void Duel::operator+=(const Duel& other)
{
    games += other.games;
    wins += other.wins;
    losses += other.losses;
    unfinished += other.unfinished;
}

double Duel::share() const
{
    if (games == 0) return 0.5;
    return 0.5 + (static_cast<double>(wins) - static_cast<double>(losses)) / (2 * static_cast<double>(games));
}

double Duel::error() const
{
    if (games == 0) return 0.5;
    // A game adds 1, 1/2 or 0 to the share.
    const auto all = static_cast<double>(games);
    const double lead = 2 * share() - 1;
    const double variance = static_cast<double>(wins + losses) / all - lead * lead;
    return std::sqrt(std::max(0.0, variance) / all) / 2;
}

double Duel::sigmas() const
{
    const auto decided = static_cast<double>(wins + losses);
    return decided > 0 ? (static_cast<double>(wins) - static_cast<double>(losses)) / std::sqrt(decided) : 0;
}

bool isEndless(const Simulation& simulation, const SimulationRun& run)
{
    if (run.games <= kTrialGames) return false;
    SimulationRun trial = run;
    trial.games = kTrialGames;
    const auto outcome = simulation.played(trial);
    return outcome && outcome->unfinished == outcome->games;
}

Checked<std::optional<Tournament>> tournament(const Engine& engine, const Setup& setup,
                                              const std::vector<StrategyText>& texts, SimulationRun run,
                                              const Watch& watch)
{
    run.rotate = true;
    const auto pairs = meetings(engine, setup, texts);
    if (!pairs) return tl::unexpected(pairs.error());
    Tournament result;
    for (const StrategyText& text : texts) result.entrants.push_back({text.name, {}, {}, {}});
    result.resourceId = pairs->front().simulation->resourceId();
    result.curveTitle = pairs->front().simulation->curveTitle();
    const auto all = static_cast<double>(pairs->size());
    for (std::size_t played = 0; played < pairs->size(); ++played) {
        const Meeting& meeting = (*pairs)[played];
        SimulationRun own = run;
        const bool endless = isEndless(*meeting.simulation, run);
        if (endless) own.games = kTrialGames;
        const auto outcome = meeting.simulation->played(
            own, [&](double done) { return !watch || watch((static_cast<double>(played) + done) / all); });
        if (!outcome) return std::nullopt;
        add(result, meeting, *outcome, endless);
    }
    return result;
}

}  // namespace mazzo::goldfish

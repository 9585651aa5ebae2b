// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_report.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <cmath>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;
using goldfish::Outcome;
using goldfish::Tally;

namespace {

/// Averages over the games of a run.
class Means {
public:
    explicit Means(const Outcome& outcome) : m_games(static_cast<double>(outcome.games)) {}

    [[nodiscard]] double operator()(std::uint64_t sum) const { return static_cast<double>(sum) / m_games; }
    [[nodiscard]] double operator()(std::int64_t sum) const { return static_cast<double>(sum) / m_games; }
    /// The standard error of a share.
    [[nodiscard]] double error(std::uint64_t count) const
    {
        const double share = (*this)(count);
        return std::sqrt(share * (1 - share) / m_games);
    }

private:
    double m_games;
};

/// The texts that simulations declare.
struct SimulationText {
    Q_DECLARE_TR_FUNCTIONS(simulation)
};

Json jsonOf(const SimReport& report)
{
    const Outcome& outcome = report.outcome;
    const Means mean(outcome);
    const std::vector<std::string> names = report.simulation.strategies();
    Json strategies = Json::array();
    for (std::size_t number = 0; number < outcome.strategies.size(); ++number) {
        const Tally& tally = outcome.strategies[number];
        strategies.push_back({{"name", names[number]},
                              {"wins", mean(tally.wins)},
                              {"error", mean.error(tally.wins)},
                              {"mean_turns", mean(tally.turns)},
                              {"mean_points", mean(tally.points)},
                              {"curve", curveOf(tally, report.simulation.resourceId())},
                              {"notes", notesOf(report.simulation.notes(number))}});
    }
    return {{"games", outcome.games},
            {"seed", report.run.seed},
            {"rotate", report.run.rotate},
            {"ties", mean(outcome.ties)},
            {"unfinished", outcome.unfinished},
            {"strategies", std::move(strategies)},
            {"games_per_second", static_cast<double>(outcome.games) / std::max(report.seconds, 1e-9)}};
}

}  // namespace

Json curveOf(const Tally& tally, std::string_view resource)
{
    Json curve = Json::array();
    for (std::size_t turn = 0; turn < Tally::kTurns && tally.curve[turn].games > 0; ++turn) {
        const Tally::Turn& point = tally.curve[turn];
        const auto games = static_cast<double>(point.games);
        curve.push_back({{"turn", turn + 1},
                         {"games", point.games},
                         {std::string(resource), static_cast<double>(point.resources) / games},
                         {"points", static_cast<double>(point.points) / games}});
    }
    return curve;
}

Json notesOf(const Errors& errors)
{
    Json notes = Json::array();
    for (const Error& note : errors)
        notes.push_back({{"line", note.where.line}, {"message", sentence(note).toStdString()}});
    return notes;
}

void printCurves(const Console& console, const char* title, std::span<const Tally* const> tallies)
{
    const QLocale locale(fromUtf8(console.language()));
    console.line(SimulationText::tr(title));
    for (std::size_t turn = 0; turn < Tally::kTurns; ++turn) {
        QString line = QStringLiteral("  %1").arg(turn + 1, 3);
        bool reached = false;
        for (const Tally* tally : tallies) {
            const Tally::Turn& point = tally->curve[turn];
            const auto games = static_cast<double>(std::max<std::uint64_t>(1, point.games));
            reached = reached || point.games > 0;
            line += point.games == 0
                        ? QStringLiteral("              ")
                        : QStringLiteral("  %1 %2")
                              .arg(locale.toString(static_cast<double>(point.resources) / games, 'f', 2), 5)
                              .arg(locale.toString(static_cast<double>(point.points) / games, 'f', 2), 6);
        }
        if (!reached) return;
        console.line(line);
    }
}

void print(const Console& console, const SimReport& report)
{
    if (console.json()) return console.print(jsonOf(report));
    const Outcome& outcome = report.outcome;
    const QLocale locale(fromUtf8(console.language()));
    const Means mean(outcome);
    const std::vector<std::string> names = report.simulation.strategies();
    const auto percent = [&locale](double share) { return locale.toString(share * 100, 'f', 2) + " %"; };
    for (std::size_t number = 0; number < outcome.strategies.size(); ++number) {
        const Tally& tally = outcome.strategies[number];
        console.line(SimText::tr("%1: won %2 (± %3), %4 turns, %5 points")
                         .arg(fromUtf8(names[number]), percent(mean(tally.wins)), percent(mean.error(tally.wins)),
                              locale.toString(mean(tally.turns), 'f', 2), locale.toString(mean(tally.points), 'f', 2)));
    }
    for (std::size_t number = 0; number < outcome.strategies.size(); ++number)
        for (const Error& note : report.simulation.notes(number))
            console.line(SimText::tr("Note: %1").arg(sentenceWithPlace(note)));
    if (outcome.strategies.size() > 1) console.line(SimText::tr("Shared wins: %1").arg(percent(mean(outcome.ties))));
    if (outcome.unfinished > 0)
        console.line(
            SimText::tr("%n game(s) stopped because they did not end", nullptr, static_cast<int>(outcome.unfinished)));
    std::vector<const Tally*> tallies;
    for (const Tally& tally : outcome.strategies) tallies.push_back(&tally);
    printCurves(console, report.simulation.curveTitle(), tallies);
    console.line(SimText::tr("%1 games, seed %2, %3 games per second")
                     .arg(locale.toString(static_cast<qulonglong>(outcome.games)), QString::number(report.run.seed),
                          locale.toString(static_cast<qulonglong>(
                              static_cast<double>(outcome.games) / std::max(report.seconds, 1e-9)))));
}

}  // namespace mazzo::cli

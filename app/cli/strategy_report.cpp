// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/strategy_report.h"

#include "app/cli/sim_report.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <QLocale>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;
using goldfish::Duel;
using goldfish::Pairing;
using goldfish::RankedKinds;
using goldfish::Tournament;

namespace {

double partOf(std::uint64_t part, const Duel& duel)
{
    return static_cast<double>(part) / static_cast<double>(std::max<std::uint64_t>(1, duel.games));
}

Json rowOf(const Pairing& pairing, const Tournament& tournament)
{
    const Duel& duel = pairing.duel;
    Json row{{"a", tournament.entrants[pairing.a].name},
             {"b", tournament.entrants[pairing.b].name},
             {"a_wins", partOf(duel.wins, duel)},
             {"b_wins", partOf(duel.losses, duel)},
             {"ties", partOf(duel.games - duel.wins - duel.losses, duel)},
             {"share", duel.share()},
             {"error", duel.error()},
             {"sigmas", duel.sigmas()},
             {"games", duel.games},
             {"unfinished", duel.unfinished}};
    if (pairing.endless) row["endless"] = true;
    return row;
}

class ReportNumbers {
public:
    explicit ReportNumbers(const Console& console) : m_locale(fromUtf8(console.language())) {}

    [[nodiscard]] QString percent(double share) const { return m_locale.toString(share * 100, 'f', 2) + " %"; }
    [[nodiscard]] QString fixed(double number) const { return m_locale.toString(number, 'f', 1); }
    [[nodiscard]] QString whole(std::uint64_t number) const
    {
        return m_locale.toString(static_cast<qulonglong>(number));
    }

private:
    QLocale m_locale;
};

void printPairings(const Console& console, const Tournament& tournament)
{
    const ReportNumbers number(console);
    for (const Pairing& pairing : tournament.table) {
        const Duel& duel = pairing.duel;
        const QString a = fromUtf8(tournament.entrants[pairing.a].name);
        const QString b = fromUtf8(tournament.entrants[pairing.b].name);
        if (pairing.endless) {
            console.line(StrategyCommandText::tr("%1 – %2: they never end a game").arg(a, b));
            continue;
        }
        console.line(StrategyCommandText::tr("%1 – %2: %3 to %4, shared %5 (± %6, %7 sigma)")
                         .arg(a, b, number.percent(partOf(duel.wins, duel)), number.percent(partOf(duel.losses, duel)),
                              number.percent(partOf(duel.games - duel.wins - duel.losses, duel)),
                              number.percent(duel.error()), number.fixed(duel.sigmas())));
    }
}

QString namesOf(const RankedKinds& row, const RankReport& report, const std::string& language)
{
    QStringList names;
    for (const CardIndex card : row.kinds) names.append(fromUtf8(report.setup.name(card, language)));
    return names.join(QStringLiteral(" + "));
}

}  // namespace

void print(const Console& console, const MatchReport& report)
{
    const Tournament& tournament = report.tournament;
    if (console.json()) {
        Json table = Json::array();
        std::uint64_t games = 0;
        for (const Pairing& pairing : tournament.table) {
            table.push_back(rowOf(pairing, tournament));
            games += pairing.duel.games;
        }
        Json strategies = Json::array();
        for (const Tournament::Entrant& entrant : tournament.entrants)
            strategies.push_back({{"name", entrant.name},
                                  {"share", entrant.all.share()},
                                  {"error", entrant.all.error()},
                                  {"curve", curveOf(entrant.tally, tournament.resourceId)},
                                  {"notes", notesOf(entrant.notes)}});
        return console.print({{"games", report.run.games},
                              {"seed", report.run.seed},
                              {"table", std::move(table)},
                              {"strategies", std::move(strategies)},
                              {"games_per_second", static_cast<double>(games) / std::max(report.seconds, 1e-9)}});
    }
    printPairings(console, tournament);
    const ReportNumbers number(console);
    std::vector<const Tournament::Entrant*> best;
    for (const Tournament::Entrant& entrant : tournament.entrants) best.push_back(&entrant);
    std::ranges::stable_sort(best, std::greater(), [](const Tournament::Entrant* each) { return each->all.share(); });
    console.line();
    for (const Tournament::Entrant* entrant : best)
        console.line(StrategyCommandText::tr("%1: %2 of all its games (± %3)")
                         .arg(fromUtf8(entrant->name), number.percent(entrant->all.share()),
                              number.percent(entrant->all.error())));
    for (const Tournament::Entrant& entrant : tournament.entrants)
        for (const Error& note : entrant.notes) console.line(SimText::tr("Note: %1").arg(sentenceWithPlace(note)));
    console.line();
    std::vector<const goldfish::Tally*> tallies;
    QStringList names;
    for (const Tournament::Entrant& entrant : tournament.entrants) {
        tallies.push_back(&entrant.tally);
        names.append(fromUtf8(entrant.name));
    }
    printCurves(console, tournament.curveTitle, tallies);
    console.line(StrategyCommandText::tr("In this order: %1").arg(names.join(QStringLiteral(", "))));
    console.line(StrategyCommandText::tr("%1 games for each pair, seed %2")
                     .arg(number.whole(report.run.games), QString::number(report.run.seed)));
}

void print(const Console& console, const RankReport& report)
{
    if (console.json()) {
        Json rows = Json::array();
        for (const RankedKinds& row : report.rows) {
            Json kinds = Json::array();
            for (const CardIndex card : row.kinds) kinds.push_back(report.setup.name(card, console.language()));
            rows.push_back({{"kinds", std::move(kinds)},
                            {"share", row.duel.share()},
                            {"error", row.duel.error()},
                            {"wins", partOf(row.duel.wins, row.duel)},
                            {"losses", partOf(row.duel.losses, row.duel)},
                            {"lines", row.lines}});
        }
        return console.print({{"base", report.base},
                              {"games", report.run.games},
                              {"seed", report.run.seed},
                              {"ranking", std::move(rows)}});
    }
    const ReportNumbers number(console);
    console.line(StrategyCommandText::tr("Share of the games won against %1 (a shared win counts half):")
                     .arg(fromUtf8(report.base)));
    for (const RankedKinds& row : report.rows) {
        QStringList lines;
        for (const std::string& line : row.lines) lines.append(fromUtf8(line));
        console.line(QStringLiteral("  %1  ± %2  %3  [%4]")
                         .arg(number.percent(row.duel.share()), 8)
                         .arg(number.percent(row.duel.error()), namesOf(row, report, console.language()),
                              lines.join(QStringLiteral("; "))));
    }
    console.line(StrategyCommandText::tr("%1 games for each row, seed %2")
                     .arg(number.whole(report.run.games), QString::number(report.run.seed)));
}

void print(const Console& console, const FindReport& report)
{
    if (console.json()) {
        Json table = Json::array();
        if (report.match)
            for (const Pairing& pairing : report.match->table) table.push_back(rowOf(pairing, *report.match));
        return console.print(
            {{"file", report.file},
             {"strategy", report.found.text},
             {"seed", report.run.seed},
             {"generations", report.found.generations},
             {"search_games", report.found.games},
             {"stopped", report.found.stopped},
             {"reproducible", !report.run.seconds && !report.found.stopped},
             {"match_seed", report.matchSeed},
             {"table", std::move(table)},
             {"games_per_second", static_cast<double>(report.found.games) / std::max(report.seconds, 1e-9)}});
    }
    const ReportNumbers number(console);
    console.line(fromUtf8(report.found.text).chopped(1));
    console.line();
    if (report.found.stopped) console.line(StrategyCommandText::tr("Stopped: this is the best so far."));
    console.line(StrategyCommandText::tr("%1 generations, %2 games")
                     .arg(report.found.generations)
                     .arg(number.whole(report.found.games)));
    if (!report.match) return;
    console.line(StrategyCommandText::tr("Against the other strategies, in games that the search has not seen:"));
    printPairings(console, *report.match);
}

}  // namespace mazzo::cli

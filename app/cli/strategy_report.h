// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "carddata/library/library.h"
#include "goldfish/tournament.h"

#include <QCoreApplication>

namespace mazzo::cli {

/// The translation context of `mazzo strategy`.
struct StrategyCommandText {
    Q_DECLARE_TR_FUNCTIONS(StrategyCommandText)
};

struct MatchReport {
    const goldfish::Tournament& tournament;
    goldfish::SimulationRun run;
    double seconds = 0;
};
void print(const Console& console, const MatchReport& report);

struct RankReport {
    const std::vector<goldfish::RankedKinds>& rows;
    const goldfish::Setup& setup;
    std::string base;
    goldfish::RankingRun run;
};
void print(const Console& console, const RankReport& report);

struct FindReport {
    const goldfish::FoundStrategy& found;
    goldfish::SearchRun run;
    double seconds = 0;
    std::string file;
    const std::optional<goldfish::Tournament>& match;  ///< of the found strategy, the last one, with the others
    std::uint64_t matchSeed = 0;
};
void print(const Console& console, const FindReport& report);

}  // namespace mazzo::cli

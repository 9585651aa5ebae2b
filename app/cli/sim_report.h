// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "goldfish/simulation.h"

#include <QCoreApplication>
#include <nlohmann/json_fwd.hpp>

#include <span>

namespace mazzo::cli {

/// The translation context of `mazzo sim`.
struct SimText {
    Q_DECLARE_TR_FUNCTIONS(SimText)
};

/// The outcome of a simulation and how it was run.
struct SimReport {
    const goldfish::Simulation& simulation;
    goldfish::SimulationRun run;
    goldfish::Outcome outcome;
    double seconds = 0;
};

void print(const Console& console, const SimReport& report);

/// A strategy's curve for JSON, with the engine's key for the resources.
[[nodiscard]] nlohmann::ordered_json curveOf(const goldfish::Tally& tally, std::string_view resource);
/// Lines of a strategy that can never apply in this game.
[[nodiscard]] nlohmann::ordered_json notesOf(const Errors& errors);
/// The curves of several strategies, a line for each turn. The title is a text of the engine, in English.
void printCurves(const Console& console, const char* title, std::span<const goldfish::Tally* const> tallies);

}  // namespace mazzo::cli

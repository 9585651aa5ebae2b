// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "goldfish/simulation.h"

#include <QCoreApplication>

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

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "goldfish/zombinion/batch.h"

#include <QCoreApplication>

namespace mazzo::cli {

/// The translation context of `mazzo sim`.
struct SimText {
    Q_DECLARE_TR_FUNCTIONS(SimText)
};

/// What `mazzo sim` prints: the outcome with how it came about.
struct SimReport {
    const goldfish::zombinion::Batch& batch;
    goldfish::zombinion::Batch::Run run;
    goldfish::zombinion::Outcome outcome;
    double seconds = 0;
};

void print(const Console& console, const SimReport& report);

ExitStatus runSim(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

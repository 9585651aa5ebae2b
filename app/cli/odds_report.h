// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/deck_loader.h"
#include "goldfish/odds/inquiry.h"
#include "validators/report.h"

#include <QCoreApplication>

namespace mazzo::cli {

/// The translation context of `mazzo odds`.
struct OddsText {
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

/// The questions about a deck's hand and the answers; each list has one item per question.
struct OddsReport {
    const OpenedDeck& deck;
    const goldfish::odds::Inquiry& inquiry;
    goldfish::odds::Inquiry::Run run;
    std::optional<Verdict> verdict;
    std::vector<tl::expected<goldfish::odds::Bounds, goldfish::odds::NoOdds>> exact;
    std::vector<goldfish::odds::Simulated> simulated;
    double seconds = 0;                             ///< of the simulation
    std::vector<std::vector<Origin>> restsOn = {};  ///< of the values that each question reads
};

void print(const Console& console, const OddsReport& report);

}  // namespace mazzo::cli

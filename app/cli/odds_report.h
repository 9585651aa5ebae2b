// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/deck_loader.h"
#include "goldfish/odds/odds_by_turn.h"
#include "goldfish/odds/sensitivity.h"
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
    double seconds = 0;                                               ///< of the simulation
    std::vector<std::vector<Origin>> restsOn = {};                    ///< of the values that each question reads
    std::vector<std::vector<goldfish::odds::ExactOdds>> byTurn = {};  ///< by turn; empty if not requested
    std::vector<goldfish::odds::Sensitivity> sensitivity = {};        ///< by card; empty if not requested
    /// What a mulligan policy leads to.
    struct PolicyOdds {
        std::string keep;
        std::vector<goldfish::odds::ExactOdds> exact;
    };
    std::vector<PolicyOdds> policies = {};  ///< if several are compared, in their order; the report is about the best
};

void print(const Console& console, const OddsReport& report);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/exact.h"
#include "goldfish/odds/simulation.h"

#include <QString>

namespace mazzo::desktop {

/// The odds of one question about one hand: exact, or simulated where an exact answer takes too long.
struct KnownOdds {
    goldfish::odds::Bounds share;
    double error = 0;  ///< the standard error of simulated odds
    bool exact = true;
};

/// "64.3 %", or "60.1 – 70.2 %" if a card value is unknown.
[[nodiscard]] QString oddsText(const goldfish::odds::Bounds& share);
/// The same with the error of simulated odds: "≈ 64.3 ± 0.1 %".
[[nodiscard]] QString oddsText(const KnownOdds& odds);
/// A difference of two probabilities in percentage points: "+1.25", "−0.40", "0".
[[nodiscard]] QString pointsText(double difference, int digits = 2);
[[nodiscard]] QString percentText(double share, int digits = 1);

/// What a question asks, in words; the question itself if it cannot be read.
[[nodiscard]] QString questionText(const std::string& question, const Game& game);

/// A mistake in a text that was typed, with its place in UTF-16 units.
struct TextMistake {
    QString text;
    int position = 0;

    bool operator==(const TextMistake&) const = default;
};
/// `before` characters of the text were not parsed.
[[nodiscard]] TextMistake mistakeIn(const QString& text, const Error& error, qsizetype before = 0);

}  // namespace mazzo::desktop

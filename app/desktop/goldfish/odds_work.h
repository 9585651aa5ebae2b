// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "goldfish/odds/inquiry.h"

#include <functional>

namespace mazzo::desktop {

inline constexpr std::uint64_t kOddsHands = 200'000;  // dealt for a question

/// A question and a condition for keeping a hand, ready to be answered; either may be empty. An error has the column in
/// its text.
[[nodiscard]] Result<goldfish::odds::Inquiry> inquiryOf(const goldfish::Setup& setup, const std::string& question,
                                                        const goldfish::odds::When& when, const std::string& keep);

/// What is known about one question so far.
struct OddsAnswer {
    std::string text;
    std::optional<goldfish::odds::Simulated> simulated;
    std::optional<goldfish::odds::Bounds> exact;
    std::optional<goldfish::odds::NoOdds> notExact;  ///< why there are none
    std::optional<Error> error;                      ///< why the question has no answer

    [[nodiscard]] bool isDone() const
    {
        return error || exact || (notExact && *notExact != goldfish::odds::NoOdds::Stopped);
    }
};

/// Questions for a worker thread. It owns everything that it reads.
struct OddsWork {
    GameSnapshot game;
    std::shared_ptr<const goldfish::Setup> setup;
    std::vector<std::string> questions;
    std::string keep;  ///< the condition; empty: every hand is kept
    goldfish::odds::When when;

    /// Answers question after question, and reports each answer twice: when many hands were dealt, and when the exact
    /// odds are known or cannot be calculated. `watch` gets the progress and stops the work by returning false.
    void run(const std::function<void(OddsAnswer)>& report, const goldfish::odds::Watch& watch) const;
};

}  // namespace mazzo::desktop

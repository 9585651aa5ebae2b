// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/tuning/legal_swaps.h"

namespace mazzo::goldfish::tuning {

/// What a question counts for: a condition that must be reached, or a part of what is maximised.
struct Goal {
    std::optional<double> atLeast;
    double weight = 1;
};

struct TuneRequest {
    std::vector<odds::Question> questions;
    std::vector<Goal> goals;  ///< one for each question
    std::optional<odds::Question> keep;
    odds::When when;
    int swaps = 3;
    std::vector<CardIndex> pool;  ///< cards that may be added
    MaxCopies maxCopies;
    double seconds = 5;
    std::size_t results = 5;  ///< the most decks that are proposed
};

/// One copy that is replaced by another card in its zone.
struct Swap {
    ZoneIndex zone{};
    CardIndex removed{};
    CardIndex added{};
    std::vector<double> worth;  ///< by how much the odds of each question fall without this swap
};

struct TunedDeck {
    std::vector<Swap> swaps;
    Deck deck;
    Verdict verdict = Verdict::Legal;
    std::vector<odds::Bounds> odds;  ///< of each question
    double value = 0;                ///< the weighted sum
};

struct TuneResult {
    Verdict verdict = Verdict::Legal;  ///< of the deck before
    std::vector<odds::Bounds> before;
    double valueBefore = 0;
    std::vector<TunedDeck> best;  ///< better decks, the best first
    bool optimal = true;          ///< no legal deck within the swaps is better than the first
    double bound = 0;             ///< no legal deck has a higher weighted sum
    /// Conditions that no deck within the swaps reaches, and the highest odds that were found.
    struct Unreached {
        std::size_t question = 0;
        double highest = 0;
    };
    std::vector<Unreached> unreached;
    bool anyLegal = false;  ///< a legal deck was found, or the deck itself is legal
    std::uint64_t evaluations = 0;
};

/// Why there is no result.
struct NoTuning {
    std::size_t question = 0;
    odds::NoOdds reason = odds::NoOdds::Stopped;
};

/// Finds the legal decks within some swaps that have the highest weighted sum of odds and meet all conditions. Where a
/// card value is unknown, the odds that are certain count. The plan must belong to the setup.
[[nodiscard]] tl::expected<TuneResult, NoTuning> tune(const RuleBook& book, const Setup& setup,
                                                      const odds::HandPlan& plan, const TuneRequest& request,
                                                      const odds::Watch& watch = {});

}  // namespace mazzo::goldfish::tuning

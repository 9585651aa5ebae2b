// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/chain.h"
#include "goldfish/odds/digest.h"

#include <unordered_map>

namespace mazzo::goldfish::odds {

/// The odds of a question by adding up, class by class, the hands that look alike to it: the work grows with what it
/// can see, not with the number of hands.
///
/// The pile is divided into parts, with known probabilities for the numbers of cards drawn from each; within a part all
/// sets of cards of one size are equally likely.
class AlikeHands {
public:
    /// Stops after `maxAdditions` additions. All arguments must outlive it.
    AlikeHands(const Digest& digest, const HandEvaluator& evaluator, std::size_t classes, std::uint64_t maxAdditions,
               const Watch& watch);

    /// A number of cards of one class.
    struct Lot {
        std::size_t number = 0;  ///< of the class
        int cards = 0;
    };
    /// A part of the pile, of which at most `largest` cards are in a hand.
    void addPart(std::span<const Lot> lots, int largest);
    /// Cards that are in every hand.
    void addCertain(std::span<const int> cards);
    /// The probability of drawing these numbers of cards from the parts.
    void addHands(Counts fromParts, double chance) { m_draws.push_back({std::move(fromParts), chance}); }

    [[nodiscard]] tl::expected<Bounds, NoOdds> odds();

private:
    /// How one of the hands was built: a previous trace plus some cards of a class, or plus another trace.
    struct Trace {
        std::uint32_t before = 0;
        std::uint32_t other = 0;
        std::uint32_t number = 0;
        int cards = 0;
    };
    struct Sum {
        double weight = 0;
        std::uint32_t trace = 0;
    };
    using Sums = std::unordered_map<std::uint64_t, Sum>;  // by digest
    struct Draw {
        Counts fromParts;
        double chance = 0;
    };

    void put(Sums& sums, std::uint64_t digest, double weight, const Trace& trace);
    void join(std::size_t part, std::span<const Draw> draws, const Sums& before);
    void finish(const Sums& before, const Sums& last, double chance);
    [[nodiscard]] Truth answer(std::uint64_t digest, const Trace& trace);
    void collect(const Trace& trace, Counts& hand) const;
    bool spend();

    const Digest& m_digest;
    const HandEvaluator& m_evaluator;
    std::size_t m_classes;
    std::uint64_t m_left;
    const Watch& m_watch;
    std::optional<NoOdds> m_ended;
    std::vector<std::vector<Sums>> m_parts;  // by part, then number of cards
    std::vector<Draw> m_draws;
    std::vector<Trace> m_traces{Trace{}};
    Sums m_start{{0, {1, 0}}};
    std::unordered_map<std::uint64_t, Truth> m_answers;
    double m_yes = 0;
    double m_possible = 0;
};

}  // namespace mazzo::goldfish::odds

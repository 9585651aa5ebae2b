// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/chain.h"
#include "goldfish/odds/digest.h"

#include <unordered_map>

namespace mazzo::goldfish::odds {

/// The odds of a question by adding up, class by class, the hands that look alike to it: the work grows with what it
/// can see, not with the number of hands.
///
/// The pile lies in parts, and it is known how likely so many cards come from each; within a part all sets of cards of
/// one size are equally likely.
class AlikeHands {
public:
    /// Gives up after `most` additions. All must outlive it.
    AlikeHands(const Digest& digest, const Judge& judge, std::size_t classes, std::uint64_t most, const Watch& watch);

    struct Lot {
        std::size_t number = 0;
        int cards = 0;
    };  ///< so many cards of a class
    /// A part of the pile, of which at most `largest` cards are in a hand.
    void addPart(std::span<const Lot> lots, int largest);
    /// Cards that are in every hand.
    void addCertain(std::span<const int> cards);
    /// So many cards from each part, this likely.
    void addHands(Counts fromParts, double chance) { m_draws.push_back({std::move(fromParts), chance}); }

    [[nodiscard]] tl::expected<Bounds, NoOdds> odds();

private:
    /// How one of the hands came about: a trace before it, and some cards of a class or another trace.
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
    const Judge& m_judge;
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

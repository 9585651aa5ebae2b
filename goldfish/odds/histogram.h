// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/hand_evaluator.h"

namespace mazzo::goldfish::odds {

/// How often a question was answered yes, and how often it may have been.
struct Tally {
    std::uint64_t yes = 0;
    std::uint64_t possible = 0;

    bool operator==(const Tally&) const = default;
};

/// Numbers every possible hand by its classes, so that the numbers of its cards add up to that of the hand. This
/// makes it fast to count a hundred million hands.
class HandNumbers {
public:
    /// Nothing if the numbers would go beyond `limit`.
    [[nodiscard]] static std::optional<HandNumbers> of(const Counts& most, std::uint64_t limit);

    [[nodiscard]] std::uint32_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t each(std::size_t number) const
    {
        return m_each[number];
    }  ///< what one card of a class adds
    [[nodiscard]] std::uint32_t operator()(std::span<const int> hand) const;
    [[nodiscard]] Counts hand(std::uint32_t number) const;

private:
    std::vector<std::uint32_t> m_each;
    std::uint32_t m_size = 1;
};

/// Counts hands by their numbers and evaluates the questions once for each different hand; without numbers it evaluates
/// them for every hand.
class Histogram {
public:
    Histogram(std::span<const HandEvaluator> evaluators, const HandNumbers* numbers);

    void add(std::span<const int> hand);
    [[nodiscard]] std::uint64_t* cells() { return m_cells.data(); }
    [[nodiscard]] std::vector<Tally> tallies() const;  ///< one for each question

private:
    std::span<const HandEvaluator> m_evaluators;
    const HandNumbers* m_numbers;
    std::vector<std::uint64_t> m_cells;
    std::vector<Tally> m_evaluated;
};

}  // namespace mazzo::goldfish::odds

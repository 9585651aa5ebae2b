// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/classes.h"

#include <array>

namespace mazzo::goldfish::odds {

/// A question that only compares sums and numbers of different values over the hand, packed: each class is one word, a
/// hand's words add up, and the sum answers at once. A byte of the word is one comparison "this sum is 0 or more", kept
/// 128 too high so that its top bit is the answer.
class HandTest {
public:
    /// Nothing if the question needs more than eight comparisons, numbers beyond a byte, lists, or an unknown
    /// value.
    [[nodiscard]] static std::optional<HandTest> of(const Question& question, const Setup& setup,
                                                    const Classes& classes, const Counts& most, int largest);

    [[nodiscard]] std::uint64_t start() const { return m_start; }
    /// What each card of a class adds, and what the first one adds in addition.
    [[nodiscard]] std::uint64_t word(std::size_t number) const { return m_words[number]; }
    [[nodiscard]] std::uint64_t once(std::size_t number) const { return m_once[number]; }
    [[nodiscard]] std::uint64_t adds(std::size_t number, int cards) const
    {
        return static_cast<std::uint64_t>(cards) * m_words[number] + (cards > 0 ? m_once[number] : 0);
    }

    /// Whether the answer is already certain when `left` cards of this class and the following ones are still to come.
    enum class Early : std::uint8_t { Open, No, Yes };
    [[nodiscard]] Early early(std::uint64_t sum, std::size_t number, int left) const
    {
        if (m_rest.empty()) return Early::Open;
        const std::uint64_t most = sum + static_cast<std::uint64_t>(left) * m_rest[number].most;
        if ((most & m_needed) != m_needed) return Early::No;
        const std::uint64_t least = sum + static_cast<std::uint64_t>(left) * m_rest[number].least;
        if (((most ^ least) & kAnswers) != 0) return Early::Open;
        return (*this)(most) ? Early::Yes : Early::No;
    }

    [[nodiscard]] bool operator()(std::uint64_t sum) const
    {
        return m_answers[((sum & kAnswers) * 0x0002040810204081U) >> 56];
    }
    [[nodiscard]] bool operator()(std::span<const int> hand) const
    {
        std::uint64_t sum = m_start;
        for (std::size_t number = 0; number < hand.size(); ++number) sum += adds(number, hand[number]);
        return (*this)(sum);
    }

private:
    friend class HandTestMaker;

    static constexpr std::uint64_t kAnswers = 0x8080808080808080U;

    struct Rest {
        std::uint64_t most = 0;
        std::uint64_t least = 0;
    };  // what a card can add, comparison by comparison

    std::uint64_t m_start = 0;
    std::vector<std::uint64_t> m_words;
    std::vector<std::uint64_t> m_once;
    std::array<bool, 256> m_answers{};
    std::vector<Rest> m_rest;    // over the classes from each on; none if the bytes have no room for it
    std::uint64_t m_needed = 0;  // comparisons without which the answer is no
};

}  // namespace mazzo::goldfish::odds

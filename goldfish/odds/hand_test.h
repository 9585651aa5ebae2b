#pragma once

#include "goldfish/odds/classes.h"

#include <array>

namespace mazzo::goldfish::odds {

/// A question that only compares sums over the hand, packed: each class is one word, a hand's words add up, and the sum answers at once.
/// A byte of the word is one comparison "this sum is 0 or more", kept 128 too high so that its top bit is the answer.
class HandTest {
public:
    /// Nothing if the question needs more than eight comparisons, numbers beyond a byte, lists, or a fact that is not known.
    [[nodiscard]] static std::optional<HandTest> of(const Question& question, const Setup& setup, const Classes& classes, const Counts& most, int largest);

    [[nodiscard]] std::uint64_t start() const { return m_start; }
    [[nodiscard]] std::uint64_t word(std::size_t number) const { return m_words[number]; }
    [[nodiscard]] bool operator()(std::uint64_t sum) const
    {
        return m_answers[((sum & 0x8080808080808080U) * 0x0002040810204081U) >> 56];
    }
    [[nodiscard]] bool operator()(std::span<const int> hand) const
    {
        std::uint64_t sum = m_start;
        for (std::size_t number = 0; number < hand.size(); ++number) sum += static_cast<std::uint64_t>(hand[number]) * m_words[number];
        return (*this)(sum);
    }

private:
    friend class HandTestMaker;

    std::uint64_t m_start = 0;
    std::vector<std::uint64_t> m_words;
    std::array<bool, 256> m_answers{};
};

} // namespace mazzo::goldfish::odds

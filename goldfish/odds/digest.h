// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/classes.h"

namespace mazzo::goldfish::odds {

/// What a question can see of a hand, packed into one word: hands with equal words get equal answers.
///
/// Counts and sums are added up side by side. A value that several classes share is a mark, so that it counts once
/// however often it comes.
class Digest {
public:
    /// Of hands of at most `largest` cards. `split`: classes whose cards are digested in two parts. Nothing if the word
    /// has no space for everything that is read.
    [[nodiscard]] static std::optional<Digest> of(const Question& question, const Setup& setup, const Classes& classes,
                                                  int largest, const std::vector<bool>& split);

    [[nodiscard]] std::uint64_t of(std::size_t number, int cards) const
    {
        if (cards == 0) return 0;
        return ((static_cast<std::uint64_t>(cards) * m_each[number] + m_once[number]) & m_sums) | m_marks[number];
    }
    [[nodiscard]] std::uint64_t joined(std::uint64_t one, std::uint64_t other) const
    {
        return ((one + other) & m_sums) | ((one | other) & ~m_sums);
    }

private:
    friend class DigestMaker;

    std::uint64_t m_sums = 0;  // the lower bits, which are added; those above are marks
    std::vector<std::uint64_t>
        m_each;  // by class: what every card adds, what the first one adds in addition, and what it marks
    std::vector<std::uint64_t> m_once;
    std::vector<std::uint64_t> m_marks;
};

}  // namespace mazzo::goldfish::odds

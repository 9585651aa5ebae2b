// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/pile_term.h"
#include "goldfish/odds/question.h"

namespace mazzo::goldfish::odds {

/// How many cards of each class.
using Counts = std::vector<int>;

[[nodiscard]] int sizeOf(const Counts& counts);

/// The classes of cards that some questions distinguish: cards of one class are interchangeable in all of them.
class Classes {
public:
    /// `apart`: cards that form classes of their own.
    Classes(const Setup& setup, std::span<const Dealt> cards, std::span<const Question* const> questions,
            std::span<const Dealt> apart = {});

    [[nodiscard]] std::size_t size() const { return m_examples.size(); }
    [[nodiscard]] const Dealt& example(std::size_t number) const { return m_examples[number]; }
    [[nodiscard]] std::size_t of(const Dealt& dealt) const { return m_numbers.at(dealt); }
    [[nodiscard]] Counts count(std::span<const Dealt> cards) const;

private:
    std::map<Dealt, std::size_t> m_numbers;
    std::vector<Dealt> m_examples;  // one card of each class
};

}  // namespace mazzo::goldfish::odds

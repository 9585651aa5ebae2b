// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mazzo::goldfish::odds {

/// Deals hands from a pile of cards by an unfinished Fisher-Yates shuffle: only the places of the hand are drawn.
/// One word of the generator serves as many places as its 64 bits hold without bias (Lemire's method on a product of
/// bounds).
class Dealer {
public:
    /// `cards`: what each card adds to the number of its hand.
    Dealer(std::vector<std::uint32_t> cards, int hand);

    /// Counts `hands` hands in the cell of their number, which begins at `start`.
    void deal(Random& random, std::uint64_t hands, std::uint32_t start, std::uint64_t* cells);

private:
    struct Group {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::uint64_t product = 1;    ///< of the bounds of its places
        std::uint64_t threshold = 0;  ///< words that end below it would favour some places
    };

    std::vector<std::uint32_t> m_cards;
    std::vector<Group> m_groups;
};

/// Picks whole hands by their probabilities (Walker's alias method): one word, one hand.
class AliasTable {
public:
    explicit AliasTable(std::span<const double> chances);  ///< not empty; they add up to about 1

    [[nodiscard]] std::uint32_t operator()(Random& random) const
    {
        const auto product = static_cast<Wide>(random.next()) * m_entries.size();
        const Entry& entry = m_entries[static_cast<std::size_t>(product >> 64)];
        return static_cast<std::uint64_t>(product) < entry.threshold ? entry.own : entry.other;
    }

private:
    __extension__ using Wide = unsigned __int128;

    struct Entry {
        std::uint64_t threshold = 0;
        std::uint32_t own = 0;
        std::uint32_t other = 0;
    };

    std::vector<Entry> m_entries;
};

}  // namespace mazzo::goldfish::odds

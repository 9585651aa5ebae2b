// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/classes.h"

#include <algorithm>
#include <numeric>

namespace mazzo::goldfish::odds {

int sizeOf(const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

Classes::Classes(const Setup& setup, std::span<const Dealt> cards, std::span<const Question* const> questions,
                 std::span<const Dealt> apart)
{
    std::vector<PileTerm> piles;
    for (const Question* question : questions)
        for (const NodeIndex node : pileNodes(question->expression.syntax))
            piles.emplace_back(setup, question->expression.syntax, node);
    std::map<std::vector<std::int64_t>, std::size_t> numbers;
    for (const Dealt& dealt : cards) {
        if (m_numbers.contains(dealt)) continue;
        // An unknown card never shares a class with a known one: a deck stores them separately.
        std::vector<std::int64_t> signature{setup.isUnknownCard(dealt.card) ? 1 : 0,
                                            std::ranges::find(apart, dealt) - apart.begin()};
        for (const PileTerm& pile : piles) pile.describe(dealt, signature);
        const auto [found, isNew] = numbers.try_emplace(std::move(signature), m_examples.size());
        if (isNew) m_examples.push_back(dealt);
        m_numbers.emplace(dealt, found->second);
    }
}

Counts Classes::count(std::span<const Dealt> cards) const
{
    Counts counts(size(), 0);
    for (const Dealt& dealt : cards) ++counts[of(dealt)];
    return counts;
}

}  // namespace mazzo::goldfish::odds

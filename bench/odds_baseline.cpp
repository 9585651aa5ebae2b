// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/odds_baseline.h"

#include "model/random.h"

#include <algorithm>
#include <numeric>

namespace mazzo::bench {

std::uint64_t bareHands(std::uint64_t hands, std::uint64_t seed)
{
    std::array<std::uint32_t, 49> pile{};
    std::iota(pile.begin(), pile.end(), 0U);
    Random random(seed);
    std::uint64_t sum = 0;
    for (; hands > 0; --hands) {
        for (std::uint32_t place = 0; place < 10; ++place)
            std::swap(pile[place], pile[place + random.below(49 - place)]);
        sum += pile[0];
    }
    return sum;
}

double bareEnumeration(const std::array<int, 6>& pile)
{
    constexpr int hand = 7;
    std::array<std::array<double, hand + 1>, 6> rows{};
    double all = 1;
    const int cards = std::accumulate(pile.begin(), pile.end(), 0);
    for (int k = 1; k <= hand; ++k) all = all * (cards - hand + k) / k;
    for (std::size_t i = 0; i < 6; ++i) {
        rows[i][0] = 1;
        for (int k = 1; k <= std::min(hand, pile[i]); ++k)
            rows[i][static_cast<std::size_t>(k)] = rows[i][static_cast<std::size_t>(k) - 1] * (pile[i] - k + 1) / k;
    }
    const auto weight = [&rows](std::size_t number, int k) { return rows[number][static_cast<std::size_t>(k)]; };
    double total = 0;
    for (int a = 0; a <= hand; ++a)
        for (int b = 0; a + b <= hand; ++b)
            for (int c = 0; a + b + c <= hand; ++c)
                for (int d = 0; a + b + c + d <= hand; ++d)
                    for (int e = 0; a + b + c + d + e <= hand; ++e)
                        if (a >= 2 && b >= 1 && c <= 3)
                            total += weight(0, a) * weight(1, b) * weight(2, c) * weight(3, d) * weight(4, e) *
                                     weight(5, hand - a - b - c - d - e);
    return total / all;
}

}  // namespace mazzo::bench

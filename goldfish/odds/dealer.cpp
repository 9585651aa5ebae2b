// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/dealer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace mazzo::goldfish::odds {

namespace {

__extension__ using Wide = unsigned __int128;

/// A group ends where its product would leave too few bits: beyond this more than one word in 256 would have to be
/// checked.
constexpr std::uint64_t kMaxProduct = std::uint64_t{1} << 56;

}  // namespace

Dealer::Dealer(std::vector<std::uint32_t> cards, int hand) : m_cards(std::move(cards))
{
    for (std::size_t place = 0; place < static_cast<std::size_t>(hand); ++place) {
        const std::uint64_t bound = m_cards.size() - place;
        if (m_groups.empty() || m_groups.back().product > kMaxProduct / bound) m_groups.push_back({place, place, 1, 0});
        m_groups.back().end = place + 1;
        m_groups.back().product *= bound;
    }
    for (Group& group : m_groups) group.threshold = (0 - group.product) % group.product;
}

void Dealer::deal(Random& random, std::uint64_t hands, std::uint32_t start, std::uint64_t* cells)
{
    std::uint32_t* cards = m_cards.data();
    const std::size_t size = m_cards.size();
    Random generator = random;
    for (; hands > 0; --hands) {
        std::uint32_t number = start;
        for (const Group& group : m_groups) {
            const std::uint32_t before = number;
            std::uint64_t word = 0;
            do {
                // A word that is thrown away leaves only another order behind, and every order is as good.
                number = before;
                word = generator.next();
                for (std::size_t place = group.begin; place < group.end; ++place) {
                    const Wide product = static_cast<Wide>(word) * (size - place);
                    const std::size_t from = place + static_cast<std::size_t>(product >> 64);
                    word = static_cast<std::uint64_t>(product);
                    const std::uint32_t card = cards[from];
                    cards[from] = cards[place];
                    cards[place] = card;
                    number += card;
                }
            } while (word < group.threshold);
        }
        ++cells[number];
    }
    random = generator;
}

AliasTable::AliasTable(std::span<const double> chances) : m_entries(chances.size())
{
    const double total = std::accumulate(chances.begin(), chances.end(), 0.0);
    std::vector<double> share(chances.size());
    std::vector<std::uint32_t> small;
    std::vector<std::uint32_t> large;
    for (std::uint32_t i = 0; i < share.size(); ++i) {
        share[i] = chances[i] / total * static_cast<double>(share.size());
        (share[i] < 1 ? small : large).push_back(i);
    }
    while (!small.empty() && !large.empty()) {
        const std::uint32_t own = small.back();
        const std::uint32_t other = large.back();
        small.pop_back();
        m_entries[own] = {static_cast<std::uint64_t>(std::ldexp(share[own], 64)), own, other};
        share[other] -= 1 - share[own];
        if (share[other] < 1) {
            large.pop_back();
            small.push_back(other);
        }
    }
    // What rounding left over is whole.
    for (const auto* rest : {&small, &large})
        for (const std::uint32_t own : *rest) m_entries[own] = {std::numeric_limits<std::uint64_t>::max(), own, own};
}

}  // namespace mazzo::goldfish::odds

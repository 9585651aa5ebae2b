// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/payment.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace mazzo::goldfish::sovereign {

namespace {

int sum(const Pool& pool) { return std::accumulate(pool.begin(), pool.end(), 0); }

}  // namespace

bool canPay(const Cost& cost, const Pool& ready)
{
    assert(cost.coloured.size() == ready.size());
    for (std::size_t colour = 0; colour < ready.size(); ++colour)
        if (ready[colour] < cost.coloured[colour]) return false;
    return sum(ready) >= cost.generic + sum(cost.coloured);
}

Pool spare(const Cost& cost, const Pool& ready)
{
    Pool left = ready;
    for (std::size_t colour = 0; colour < left.size(); ++colour) left[colour] -= cost.coloured[colour];
    return left;
}

std::optional<Pool> pay(const Cost& cost, const Pool& ready)
{
    if (!canPay(cost, ready)) return std::nullopt;
    Pool left = spare(cost, ready);
    Pool paid = cost.coloured;
    for (int pip = 0; pip < cost.generic; ++pip) {
        const auto colour = static_cast<std::size_t>(std::max_element(left.begin(), left.end()) - left.begin());
        --left[colour];
        ++paid[colour];
    }
    return paid;
}

std::optional<Pool> pay(const Cost& cost, const Pool& ready, const Pool& choice)
{
    if (!canPay(cost, ready) || sum(choice) != cost.generic) return std::nullopt;
    Pool paid = cost.coloured;
    for (std::size_t colour = 0; colour < paid.size(); ++colour) {
        paid[colour] += choice[colour];
        if (choice[colour] < 0 || paid[colour] > ready[colour]) return std::nullopt;
    }
    return paid;
}

}  // namespace mazzo::goldfish::sovereign

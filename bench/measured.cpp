// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured.h"

#include <algorithm>

namespace mazzo::bench {

double Times::quantile(double share) const
{
    if (m_times.empty()) return 0;
    std::vector<double> sorted = m_times;
    std::sort(sorted.begin(), sorted.end());
    return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
}

}  // namespace mazzo::bench

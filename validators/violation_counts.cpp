// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/violation_counts.h"

#include <algorithm>

namespace mazzo::validators {

std::int64_t distance(const Finding& finding)
{
    std::int64_t farthest = 1;
    if (finding.have && finding.min) farthest = std::max(farthest, std::int64_t{finding.min->hi} - finding.have->lo);
    if (finding.have && finding.max) farthest = std::max(farthest, std::int64_t{finding.have->hi} - finding.max->lo);
    return farthest;
}

void ViolationCounts::count(const Report& report, const Finding* fixed)
{
    std::ranges::fill(m_all, 0);
    std::ranges::fill(m_broken, 0);
    std::ranges::fill(m_depth, 0);
    for (const Finding& finding : report.findings) {
        if (finding.rule == Finding::kUnknownCards || !isFailure(finding.status) || (fixed && finding == *fixed))
            continue;
        const std::size_t weight = std::max<std::size_t>(1, finding.cards.size());
        m_all[finding.rule] += weight;
        if (finding.status != Status::Broken) continue;
        m_broken[finding.rule] += weight;
        m_depth[finding.rule] += distance(finding);
    }
}

bool ViolationCounts::isAnyWorse(const ViolationCounts& before) const
{
    for (std::size_t rule = 0; rule < m_all.size(); ++rule) {
        if (isWorse(rule, before)) return true;
    }
    return false;
}

}  // namespace mazzo::validators

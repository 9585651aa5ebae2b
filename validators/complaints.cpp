#include "validators/complaints.h"

#include <algorithm>

namespace mazzo {

void Complaints::count(const Report& report)
{
    std::ranges::fill(m_all, 0);
    std::ranges::fill(m_broken, 0);
    for (const Finding& finding : report.findings) {
        if (finding.rule == Finding::kUnknownCards || !isFailure(finding.status)) continue;
        const std::size_t weight = std::max<std::size_t>(1, finding.cards.size());
        m_all[finding.rule] += weight;
        if (finding.status == Status::Broken) m_broken[finding.rule] += weight;
    }
}

bool Complaints::isAnyWorse(const Complaints& before) const
{
    for (std::size_t rule = 0; rule < m_all.size(); ++rule) {
        if (isWorse(rule, before)) return true;
    }
    return false;
}

} // namespace mazzo

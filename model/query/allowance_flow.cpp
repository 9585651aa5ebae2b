// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/allowance_flow.h"

#include <algorithm>

namespace mazzo::model {

void AllowanceFlow::start(std::span<const std::int64_t> limits)
{
    m_limits.assign(limits.begin(), limits.end());
    m_used.assign(limits.size(), 0);
    m_count = 0;
    m_short = 0;
}

void AllowanceFlow::add(std::uint32_t fits, std::int64_t copies)
{
    const auto groups = std::span(m_groups).first(m_count);
    auto group = std::ranges::find(groups, fits, &Group::fits);
    if (group == groups.end()) {
        if (m_groups.size() == m_count) m_groups.emplace_back();
        Group& added = m_groups[m_count++];
        added.fits = fits;
        added.left = copies;
        added.placed.assign(m_limits.size(), 0);
        return;
    }
    group->left += copies;
}

/// Makes space in a full allowance by moving cards of other groups on to where they fit too.
std::int64_t AllowanceFlow::freeUp(std::size_t allowance, std::int64_t wanted, std::uint32_t& tried)
{
    tried |= std::uint32_t{1} << allowance;
    const std::int64_t space = std::min(wanted, m_limits[allowance] - m_used[allowance]);
    if (space > 0) return space;
    for (Group& group : std::span(m_groups).first(m_count)) {
        if (group.placed[allowance] == 0) continue;
        for (std::size_t other = 0; other < m_limits.size(); ++other) {
            const std::uint32_t bit = std::uint32_t{1} << other;
            if ((group.fits & bit) == 0 || (tried & bit) != 0) continue;
            const std::int64_t moved = freeUp(other, std::min(wanted, group.placed[allowance]), tried);
            if (moved == 0) continue;
            group.placed[allowance] -= moved;
            group.placed[other] += moved;
            m_used[allowance] -= moved;
            m_used[other] += moved;
            return moved;
        }
    }
    return 0;
}

/// Places some copies of the group; false if none can be placed. `tried` are the allowances that the search reached.
bool AllowanceFlow::placeOne(Group& group, std::uint32_t& tried)
{
    for (std::size_t allowance = 0; allowance < m_limits.size(); ++allowance) {
        const std::uint32_t bit = std::uint32_t{1} << allowance;
        if ((group.fits & bit) == 0 || (tried & bit) != 0) continue;
        const std::int64_t placed = freeUp(allowance, group.left, tried);
        if (placed == 0) continue;
        group.left -= placed;
        group.placed[allowance] += placed;
        m_used[allowance] += placed;
        return true;
    }
    return false;
}

std::int64_t AllowanceFlow::solve()
{
    std::int64_t unplaced = 0;
    for (Group& group : std::span(m_groups).first(m_count)) {
        std::uint32_t tried = 0;
        while (group.left > 0 && placeOne(group, tried)) tried = 0;
        unplaced += group.left;
    }
    // Every allowance that such a search reaches is full of cards that a card without a place could replace. Searches
    // of groups that were placed later may have moved cards, so they are made again.
    for (Group& group : std::span(m_groups).first(m_count)) {
        std::uint32_t tried = 0;
        if (group.left > 0 && !placeOne(group, tried)) m_short |= tried | group.fits;
    }
    return unplaced;
}

bool AllowanceFlow::isShort(std::uint32_t fits) const
{
    const auto groups = std::span(m_groups).first(m_count);
    const auto group = std::ranges::find(groups, fits, &Group::fits);
    if (group == groups.end()) return false;
    if (group->left > 0) return true;
    for (std::size_t allowance = 0; allowance < m_limits.size(); ++allowance)
        if (((m_short >> allowance) & 1U) != 0 && group->placed[allowance] > 0) return true;
    return false;
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/report.h"

namespace mazzo::validators {

/// By how many cards a finding misses its bounds; at least 1.
[[nodiscard]] std::int64_t distance(const Finding& finding);

/// Measures how badly each rule is violated: the findings and cards named, how many of them are certainly broken, and
/// the distance from the bounds.
class ViolationCounts {
public:
    explicit ViolationCounts(std::size_t rules) : m_all(rules), m_broken(rules), m_depth(rules) {}

    /// `fixed`: a finding that is left out.
    void count(const Report& report, const Finding* fixed = nullptr);
    /// Does the rule name more cards than before, or more of them as certainly broken?
    [[nodiscard]] bool isWorse(std::size_t rule, const ViolationCounts& before) const
    {
        return m_all[rule] > before.m_all[rule] || m_broken[rule] > before.m_broken[rule];
    }
    /// Is the rule further from its bounds than before?
    [[nodiscard]] bool isDeeper(std::size_t rule, const ViolationCounts& before) const
    {
        return m_depth[rule] > before.m_depth[rule];
    }
    [[nodiscard]] bool isAnyWorse(const ViolationCounts& before) const;
    [[nodiscard]] std::size_t rules() const { return m_all.size(); }

private:
    std::vector<std::size_t> m_all;  // by rule
    std::vector<std::size_t> m_broken;
    std::vector<std::int64_t> m_depth;  // broken findings only: an unfinished size may become lower
};

}  // namespace mazzo::validators

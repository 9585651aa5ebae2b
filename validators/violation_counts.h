// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/report.h"

namespace mazzo::validators {

/// By how many cards a finding misses its bounds; at least 1.
[[nodiscard]] std::int64_t distance(const Finding& finding);

/// How much each rule reports: its findings and the cards they name, how much of that is broken for sure, and
/// how far.
class ViolationCounts {
public:
    explicit ViolationCounts(std::size_t rules) : m_all(rules), m_broken(rules), m_depth(rules) {}

    /// `fixed`: a finding that is left out.
    void count(const Report& report, const Finding* fixed = nullptr);
    /// Does the rule name more than there, or of the same more surely?
    [[nodiscard]] bool isWorse(std::size_t rule, const ViolationCounts& before) const
    {
        return m_all[rule] > before.m_all[rule] || m_broken[rule] > before.m_broken[rule];
    }
    /// Is what is broken further from its bounds than there?
    [[nodiscard]] bool isDeeper(std::size_t rule, const ViolationCounts& before) const
    {
        return m_depth[rule] > before.m_depth[rule];
    }
    [[nodiscard]] bool isAnyWorse(const ViolationCounts& before) const;
    [[nodiscard]] std::size_t rules() const { return m_all.size(); }

private:
    std::vector<std::size_t> m_all;  // by rule
    std::vector<std::size_t> m_broken;
    std::vector<std::int64_t> m_depth;  // of what is broken; a size that is still too low may become lower
};

}  // namespace mazzo::validators

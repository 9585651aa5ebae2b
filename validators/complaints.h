#pragma once

#include "validators/report.h"

namespace mazzo {

/// How much each rule complains about: its findings and the cards they name, and how much of that is broken for sure.
class Complaints {
public:
    explicit Complaints(std::size_t rules) : m_all(rules), m_broken(rules) {}

    void count(const Report& report);
    /// Does the rule complain of more than there, or of the same more surely?
    [[nodiscard]] bool isWorse(std::size_t rule, const Complaints& before) const { return m_all[rule] > before.m_all[rule] || m_broken[rule] > before.m_broken[rule]; }
    [[nodiscard]] bool isAnyWorse(const Complaints& before) const;
    [[nodiscard]] std::size_t rules() const { return m_all.size(); }

private:
    std::vector<std::size_t> m_all;      // by rule
    std::vector<std::size_t> m_broken;
};

} // namespace mazzo

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <algorithm>
#include <chrono>
#include <stop_token>

namespace mazzo::validators {

/// How long a search may go on: until a point in time, or until somebody stops it.
class SearchTime {
public:
    using Clock = std::chrono::steady_clock;

    SearchTime() : m_deadline(Clock::time_point::max()) {}
    SearchTime(Clock::time_point deadline, std::stop_token stop) : m_deadline(deadline), m_stop(std::move(stop)) {}

    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }
    [[nodiscard]] bool isOver() const { return isStopped() || Clock::now() >= m_deadline; }
    [[nodiscard]] const std::stop_token& token() const { return m_stop; }
    /// The time that is left, at most `most` and not below zero.
    [[nodiscard]] std::chrono::milliseconds left(std::chrono::milliseconds most) const
    {
        if (m_deadline == Clock::time_point::max()) return most;
        const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(m_deadline - Clock::now());
        return std::max(std::chrono::milliseconds(0), std::min(rest, most));
    }
    /// The same, but not beyond a share of the time that is left.
    [[nodiscard]] SearchTime share(double part) const
    {
        if (m_deadline == Clock::time_point::max()) return *this;
        const auto now = Clock::now();
        const auto rest = std::chrono::duration_cast<Clock::duration>((m_deadline - now) * part);
        return {now + rest, m_stop};
    }

private:
    Clock::time_point m_deadline;
    std::stop_token m_stop;
};

}  // namespace mazzo::validators

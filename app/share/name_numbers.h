// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QString>

namespace mazzo::app {

/// Pseudo-random numbers that are the same for a name on every machine.
class NameNumbers {
public:
    explicit NameNumbers(const QString& name)
    {
        for (const QChar letter : name) m_state = (m_state ^ letter.unicode()) * 1099511628211ULL;
    }
    double below(double limit)
    {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return limit * static_cast<double>(m_state >> 40) / static_cast<double>(1 << 24);
    }

private:
    std::uint64_t m_state = 14695981039346656037ULL;
};

}  // namespace mazzo::app

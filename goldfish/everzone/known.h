// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/truth.h"

#include <algorithm>
#include <optional>

namespace mazzo::goldfish::everzone {

/// A printed value or a sum of such values: exact, or at least a number while some of it is unknown. An unknown value
/// never counts as 0 (EZ-F23).
class Known {
public:
    Known() = default;
    Known(int value) : m_least(value), m_exact(true) {}  // NOLINT(google-explicit-constructor): a number is a value
    Known(std::nullopt_t) {}                             // NOLINT(google-explicit-constructor)
    [[nodiscard]] static Known atLeast(int least)
    {
        Known known;
        known.m_least = std::max(0, least);
        return known;
    }

    explicit operator bool() const { return m_exact; }
    [[nodiscard]] int operator*() const { return m_least; }  ///< of an exact value
    [[nodiscard]] int least() const { return m_least; }

    bool operator==(const Known&) const = default;

private:
    int m_least = 0;
    bool m_exact = false;
};

[[nodiscard]] inline Known sum(Known a, Known b)
{
    const int least = a.least() + b.least();
    return a && b ? Known(least) : Known::atLeast(least);
}

[[nodiscard]] inline Truth atMost(Known a, Known b)
{
    if (a && b) return truth(*a <= *b);
    if (b && a.least() > *b) return Truth::No;
    if (a && *a <= b.least()) return Truth::Yes;
    return Truth::Unknown;
}

}  // namespace mazzo::goldfish::everzone

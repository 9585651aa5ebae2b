// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/truth.h"

#include <cstdint>
#include <limits>

namespace mazzo::model {

/// A whole number that is known to be between two bounds, both included. The extreme values of `int` mean "no bound".
struct Interval {
    static constexpr int kLowest = std::numeric_limits<int>::min();
    static constexpr int kHighest = std::numeric_limits<int>::max();

    int lo = kLowest;
    int hi = kHighest;

    [[nodiscard]] static constexpr Interval exactly(int n) { return {n, n}; }
    [[nodiscard]] static constexpr Interval atLeast(int n) { return {n, kHighest}; }
    [[nodiscard]] constexpr bool isExact() const { return lo == hi; }
    [[nodiscard]] constexpr bool contains(int n) const { return lo <= n && n <= hi; }
    [[nodiscard]] constexpr bool hasLowerBound() const { return lo != kLowest; }
    [[nodiscard]] constexpr bool hasUpperBound() const { return hi != kHighest; }

    bool operator==(const Interval&) const = default;
};

// Arithmetic keeps "no bound" unbounded and saturates there instead of overflowing. Division is by exact numbers,
// rounds down, and by zero gives no bound at all.
[[nodiscard]] Interval operator+(Interval a, Interval b);
[[nodiscard]] Interval operator-(Interval a, Interval b);
[[nodiscard]] Interval operator*(Interval a, Interval b);
[[nodiscard]] Interval operator/(Interval a, Interval b);
[[nodiscard]] Interval minimum(Interval a, Interval b);
[[nodiscard]] Interval maximum(Interval a, Interval b);
[[nodiscard]] Interval unite(Interval a, Interval b);  ///< the smallest interval that holds both

// Comparisons answer yes or no only if every pair of numbers agrees.
[[nodiscard]] Truth equal(Interval a, Interval b);
[[nodiscard]] Truth less(Interval a, Interval b);
[[nodiscard]] Truth lessOrEqual(Interval a, Interval b);

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/interval.h"

#include <algorithm>
#include <array>

namespace mazzo::model {

namespace {

constexpr int clamp(std::int64_t n)
{
    return static_cast<int>(std::clamp<std::int64_t>(n, Interval::kLowest, Interval::kHighest));
}

constexpr bool unbounded(int n) { return n == Interval::kLowest || n == Interval::kHighest; }

/// A bound plus a bound of the same side: an unbounded one stays so, whatever is added.
constexpr int addBounds(int a, int b)
{
    if (unbounded(a)) return a;
    if (unbounded(b)) return b;
    return clamp(std::int64_t{a} + b);
}

constexpr int mirrored(int bound)
{
    if (bound == Interval::kLowest) return Interval::kHighest;
    if (bound == Interval::kHighest) return Interval::kLowest;
    return -bound;
}

constexpr int multiplyBounds(int a, int b)
{
    if (a == 0 || b == 0) return 0;
    if (unbounded(a) || unbounded(b)) return ((a > 0) == (b > 0)) ? Interval::kHighest : Interval::kLowest;
    return clamp(std::int64_t{a} * b);
}

constexpr int divideRoundingDown(int a, int divisor)
{
    if (unbounded(a)) return divisor > 0 ? a : mirrored(a);
    const int quotient = a / divisor;
    return (a % divisor != 0 && (a < 0) != (divisor < 0)) ? quotient - 1 : quotient;
}

}  // namespace

Interval operator+(Interval a, Interval b) { return {addBounds(a.lo, b.lo), addBounds(a.hi, b.hi)}; }

Interval operator-(Interval a, Interval b) { return a + Interval{mirrored(b.hi), mirrored(b.lo)}; }

Interval operator*(Interval a, Interval b)
{
    const std::array products{multiplyBounds(a.lo, b.lo), multiplyBounds(a.lo, b.hi), multiplyBounds(a.hi, b.lo),
                              multiplyBounds(a.hi, b.hi)};
    const auto [lo, hi] = std::minmax_element(products.begin(), products.end());
    return {*lo, *hi};
}

Interval operator/(Interval a, Interval b)
{
    if (!b.isExact() || b.lo == 0 || unbounded(b.lo)) return {};
    const int first = divideRoundingDown(a.lo, b.lo);
    const int second = divideRoundingDown(a.hi, b.lo);
    return {std::min(first, second), std::max(first, second)};
}

Interval minimum(Interval a, Interval b) { return {std::min(a.lo, b.lo), std::min(a.hi, b.hi)}; }

Interval maximum(Interval a, Interval b) { return {std::max(a.lo, b.lo), std::max(a.hi, b.hi)}; }

Interval unite(Interval a, Interval b) { return {std::min(a.lo, b.lo), std::max(a.hi, b.hi)}; }

Truth equal(Interval a, Interval b)
{
    if (a.hi < b.lo || b.hi < a.lo) return Truth::No;
    return a.isExact() && a == b ? Truth::Yes : Truth::Unknown;
}

Truth less(Interval a, Interval b)
{
    if (a.hi < b.lo) return Truth::Yes;
    return a.lo >= b.hi ? Truth::No : Truth::Unknown;
}

Truth lessOrEqual(Interval a, Interval b)
{
    if (a.hi <= b.lo) return Truth::Yes;
    return a.lo > b.hi ? Truth::No : Truth::Unknown;
}

}  // namespace mazzo::model

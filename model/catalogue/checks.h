// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/format.h"

#include <algorithm>
#include <span>

namespace mazzo::model::catalogue {

/// One pass without branches, which the compiler turns into vector code.
template <class Number>
[[nodiscard]] bool allBelow(std::span<const Number> numbers, std::size_t bound)
{
    Number greatest = 0;
    for (const Number number : numbers) greatest = std::max(greatest, number);
    return numbers.empty() || greatest < bound;
}

/// Do the offsets rise from 0 to `end`?
[[nodiscard]] inline bool isPartition(std::span<const std::uint32_t> offsets, std::size_t end)
{
    if (offsets.empty() || offsets.front() != 0 || offsets.back() != end) return false;
    return std::is_sorted(offsets.begin(), offsets.end());
}

[[nodiscard]] constexpr bool fits(StringRef ref, std::size_t poolSize)
{
    return std::uint64_t{ref.begin} + ref.length <= poolSize;
}

}  // namespace mazzo::model::catalogue

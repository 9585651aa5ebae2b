// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <array>
#include <cstdint>

namespace mazzo::bench {

// Bare loops that know nothing of games and questions; what the odds are measured against.

/// Deals hands of ten from 49 numbers by an unfinished Fisher-Yates shuffle with our generator, and adds up their first
/// cards.
[[nodiscard]] std::uint64_t bareHands(std::uint64_t hands, std::uint64_t seed);

/// How likely seven cards of a pile with these six classes hold two or more of the first, one or more of the second and
/// at most three of the third: six nested loops.
[[nodiscard]] double bareEnumeration(const std::array<int, 6>& pile);

}  // namespace mazzo::bench

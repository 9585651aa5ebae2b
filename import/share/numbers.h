// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/share/bits.h"

#include <span>
#include <vector>

namespace mazzo::importer::share {

/// One way to write a list of numbers; the writer takes the shortest, the first of equals, and says which.
struct Way {
    enum class Kind : std::uint8_t { Golomb, Rice, Same };

    Kind kind = Kind::Golomb;
    int order = 0;
};

// The ways in the order of their numbers. They are the format: never change them.
[[nodiscard]] std::span<const Way> gapWays();   ///< 32
[[nodiscard]] std::span<const Way> copyWays();  ///< 8

void writeNumbers(BitWriter& writer, std::span<const std::uint64_t> numbers, std::span<const Way> ways);

/// `count` numbers, each below 2^33; fewer if the reader fails.
[[nodiscard]] std::vector<std::uint64_t> readNumbers(BitReader& reader, std::size_t count, std::span<const Way> ways);

}  // namespace mazzo::importer::share

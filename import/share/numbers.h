// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/share/bits.h"

#include <span>
#include <vector>

namespace mazzo::importer::share {

/// A way to encode a list of numbers. The writer chooses the shortest encoding, the first of equals, and stores its
/// number.
struct Encoding {
    enum class Kind : std::uint8_t { Golomb, Rice, Same };

    Kind kind = Kind::Golomb;
    int order = 0;
};

// The encodings by number. They are part of the format: never change them.
[[nodiscard]] std::span<const Encoding> gapEncodings();   ///< 32
[[nodiscard]] std::span<const Encoding> copyEncodings();  ///< 8

void writeNumbers(BitWriter& writer, std::span<const std::uint64_t> numbers, std::span<const Encoding> encodings);

/// `count` numbers, each below 2^33; fewer if the reader fails.
[[nodiscard]] std::vector<std::uint64_t> readNumbers(BitReader& reader, std::size_t count,
                                                     std::span<const Encoding> encodings);

}  // namespace mazzo::importer::share

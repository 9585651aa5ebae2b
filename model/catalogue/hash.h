// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mazzo::model::catalogue {

/// XXH64: a checksum at the speed of memory. Not for secrets.
[[nodiscard]] std::uint64_t hash64(const void* data, std::size_t size, std::uint64_t seed = 0);

[[nodiscard]] inline std::uint64_t hash64(std::string_view text, std::uint64_t seed = 0)
{
    return hash64(text.data(), text.size(), seed);
}

/// The hash by which names are found: a few multiplications for a name of usual length.
[[nodiscard]] std::uint64_t nameHash(std::string_view name);

}  // namespace mazzo::model::catalogue

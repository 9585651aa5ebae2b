// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <string_view>

namespace mazzo::model::catalogue {

/// XXH64, for checksums and fingerprints. Not cryptographic.
[[nodiscard]] std::uint64_t hash64(std::string_view bytes, std::uint64_t seed = 0);

/// The hash of the name tables. It is part of the cache file's format: another one needs a new `kVersion`.
[[nodiscard]] std::uint64_t nameHash(std::string_view name);

}  // namespace mazzo::model::catalogue

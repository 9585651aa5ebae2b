// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/table.h"

namespace mazzo::goldfish {

/// The whole table as text, one value per line: the same for equal tables and different for different ones. For golden
/// files and fingerprints.
[[nodiscard]] std::string textOf(const Table& table);
[[nodiscard]] std::uint64_t fingerprint(const Table& table);

}  // namespace mazzo::goldfish

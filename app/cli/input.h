// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <string>

namespace mazzo::cli {

/// The contents of a file, or of standard input for `-`. Reads hardly more than `most`, which is what a deck may have,
/// so that a huge file is refused and not swallowed.
[[nodiscard]] Result<std::string> readInput(const std::string& file, std::size_t most = 8U * 1024 * 1024);

}  // namespace mazzo::cli

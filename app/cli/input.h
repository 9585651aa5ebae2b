// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <string>

namespace mazzo::cli {

/// The contents of a file, or of standard input for `-`. Reads at most one byte more than `maxBytes`, so that a huge
/// file is refused without reading it all.
[[nodiscard]] Result<std::string> readInput(const std::string& file, std::size_t maxBytes = 8U * 1024 * 1024);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck_file/limits.h"

#include <string>

namespace mazzo::app {

/// The contents of a file, or of standard input for `-`. Reads at most one byte more than `maxBytes`: enough for the
/// caller to see that the file is too large.
[[nodiscard]] Result<std::string> readInput(const std::string& file, std::size_t maxBytes = kMaxDeckBytes);

/// The same for a file that somebody else may have named, such as one dropped on the window: only a regular file is
/// opened, because a pipe or a device could block for ever.
[[nodiscard]] Result<std::string> readRegularFile(const std::string& file, std::size_t maxBytes);

}  // namespace mazzo::app

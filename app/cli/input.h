#pragma once

#include "model/error.h"

#include <string>

namespace mazzo {

/// The contents of a file, or of standard input for `-`. Reads no more than a deck may have, so that a huge file is refused and not swallowed.
[[nodiscard]] Result<std::string> readInput(const std::string& file);

} // namespace mazzo

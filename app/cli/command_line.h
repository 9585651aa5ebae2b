// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <vector>

namespace mazzo::cli {

/// Runs `mazzo COMMAND …`; `words` are the arguments after the program's name. Returns the exit status.
[[nodiscard]] int runCommandLine(const std::vector<std::string>& words);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>

namespace mazzo::app {

/// Writes a whole file or leaves what was there; false if it cannot be written. A device or a pipe is written to; it is
/// never replaced, and neither is a folder.
[[nodiscard]] bool writeOutput(const std::string& path, const std::string& text);
/// Can a file be written there, as far as that is known without writing it?
[[nodiscard]] bool canWriteOutput(const std::string& path);

}  // namespace mazzo::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

namespace mazzo::app {

/// The text of a collection file, or of standard input if it is called "-". Of a file that is too large only as much is
/// read as tells so.
[[nodiscard]] Result<std::string> readCollectionFile(const std::string& file);

}  // namespace mazzo::app

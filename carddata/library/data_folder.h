// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <filesystem>

namespace mazzo::carddata {

/// Where the player's data lives: `$MAZZO_HOME`, else `mazzo` in the XDG data folder. Not created here.
/// Empty if none of the variables names a folder.
[[nodiscard]] std::filesystem::path dataFolder();

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo backup [-o FILE]`: the whole library as one file.
[[nodiscard]] Command backupCommand();

/// `mazzo restore FILE | --empty`: a backup in the place of the library, or an empty library in the place of a lost
/// one.
[[nodiscard]] Command restoreCommand();

}  // namespace mazzo::cli

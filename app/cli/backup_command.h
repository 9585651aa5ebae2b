// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// `mazzo backup [-o FILE]`: the whole library as one file.
ExitStatus runBackup(const Console& console, const Arguments& arguments);

/// `mazzo restore FILE | --empty`: a backup in the place of the library, or an empty library in the place of a lost
/// one.
ExitStatus runRestore(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

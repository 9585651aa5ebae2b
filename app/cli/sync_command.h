// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo sync DIR`: keeps a folder of plain files in step with the library. With `--git-merge` it merges one file of
/// such a folder for Git.
[[nodiscard]] Command syncCommand();

}  // namespace mazzo::cli

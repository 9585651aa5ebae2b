// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

inline constexpr const char* kPackUsage =
    "mazzo pack list | check DIR | new DIR [--name NAME] [--author WHO] | "
    "install FILE_OR_DIR [--keep-numbers] [--dry-run] | update FILE_OR_DIR [--keep-numbers] [--force] [--dry-run] | "
    "remove GAME [--dry-run] | export GAME -o FILE.zip | renumber DIR [--dry-run] | "
    "cards SOURCE... -o DIR [--from FORMAT] [--mapping FILE] [--dry-run]";

/// `mazzo pack`, as the command table describes it.
ExitStatus runPack(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace mazzo::cli {

/// The verbs of `mazzo pack` that bring packs in and out: each is called with its own arguments checked.
ExitStatus newPack(const Console& console, const Arguments& arguments);
ExitStatus installPack(const Console& console, const Arguments& arguments);
ExitStatus updatePack(const Console& console, const Arguments& arguments);
ExitStatus removePack(const Console& console, const Arguments& arguments);
ExitStatus exportPack(const Console& console, const Arguments& arguments);
ExitStatus renumberPack(const Console& console, const Arguments& arguments);

}  // namespace mazzo::cli

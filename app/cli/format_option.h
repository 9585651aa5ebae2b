// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "import/formats/format.h"

namespace mazzo::cli {

/// The deck format that an option such as `--to` names; nothing without the option. An unknown format is an error that
/// lists the known ones.
[[nodiscard]] Result<std::optional<Format>> formatOption(const Arguments& arguments, std::string_view option);

}  // namespace mazzo::cli

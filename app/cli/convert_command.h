// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo convert`, as the command table describes it.
[[nodiscard]] Command convertCommand();

}  // namespace mazzo::cli

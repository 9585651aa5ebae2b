// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo fix`, as the command table describes it.
[[nodiscard]] Command fixCommand();

}  // namespace mazzo::cli

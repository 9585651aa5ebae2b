// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo pack`, as the command table describes it.
[[nodiscard]] Command packCommand();

}  // namespace mazzo::cli

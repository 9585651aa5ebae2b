// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo convert`.
[[nodiscard]] Command convertCommand();

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo validate`.
[[nodiscard]] Command validateCommand();

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo compare`.
[[nodiscard]] Command compareCommand();

}  // namespace mazzo::cli

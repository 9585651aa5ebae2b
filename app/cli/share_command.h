// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo share`.
[[nodiscard]] Command shareCommand();

}  // namespace mazzo::cli

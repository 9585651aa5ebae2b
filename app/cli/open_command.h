// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo open`.
[[nodiscard]] Command openCommand();

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo set`: stores a value of the user's over that of the pack.
[[nodiscard]] Command setCommand();

/// `mazzo unset`: removes such a value.
[[nodiscard]] Command unsetCommand();

}  // namespace mazzo::cli

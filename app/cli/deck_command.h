// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace mazzo::cli {

/// `mazzo deck`: runs the part of it that the first argument names.
[[nodiscard]] Command deckCommand();

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <span>

namespace mazzo::cli {

/// Every command, in the order of the help.
[[nodiscard]] std::span<const Command> commands();

/// The options that every command has.
[[nodiscard]] std::span<const CommandOption> commonOptions();

}  // namespace mazzo::cli

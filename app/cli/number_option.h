// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "model/error.h"

#include <cstdint>

namespace mazzo::cli {

/// The whole number that follows an option such as `--seed`; nothing without the option.
[[nodiscard]] Result<std::optional<std::uint64_t>> numberOption(const Arguments& arguments, std::string_view option);

}  // namespace mazzo::cli

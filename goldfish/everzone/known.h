// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/truth.h"

#include <optional>

namespace mazzo::goldfish::everzone {

/// A printed value, or nothing while it is unknown; an unknown value never counts as 0 (EZ-F23).
using Known = std::optional<int>;

[[nodiscard]] inline Known sum(Known a, Known b) { return a && b ? Known(*a + *b) : std::nullopt; }
[[nodiscard]] inline Truth atMost(Known a, Known b) { return a && b ? truth(*a <= *b) : Truth::Unknown; }

}  // namespace mazzo::goldfish::everzone

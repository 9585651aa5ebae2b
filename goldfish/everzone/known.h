// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/truth.h"

#include <optional>

namespace mazzo::goldfish::everzone {

/// A printed value; nothing while it is not on file, and then never counted as 0 (EZ-F23).
using Known = std::optional<int>;

[[nodiscard]] inline Known sum(Known a, Known b) { return a && b ? Known(*a + *b) : std::nullopt; }
[[nodiscard]] inline Truth atMost(Known a, Known b) { return a && b ? truth(*a <= *b) : Truth::Unknown; }

}  // namespace mazzo::goldfish::everzone

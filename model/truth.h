// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <algorithm>
#include <cstdint>

namespace mazzo::model {

/// Three-valued logic, ordered: AND is the minimum, OR the maximum, NOT the mirror image.
enum class Truth : std::uint8_t { No, Unknown, Yes };

[[nodiscard]] constexpr Truth truth(bool holds) { return holds ? Truth::Yes : Truth::No; }
[[nodiscard]] constexpr Truth operator&(Truth a, Truth b) { return std::min(a, b); }
[[nodiscard]] constexpr Truth operator|(Truth a, Truth b) { return std::max(a, b); }
[[nodiscard]] constexpr Truth operator!(Truth a)
{
    return a == Truth::Yes ? Truth::No : a == Truth::No ? Truth::Yes : Truth::Unknown;
}

}  // namespace mazzo::model

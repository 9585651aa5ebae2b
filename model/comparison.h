// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>

namespace mazzo::model {

/// `:` contains, `=` is the whole value; the rest as in arithmetic.
enum class Comparison : std::uint8_t { Contains, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

}  // namespace mazzo::model

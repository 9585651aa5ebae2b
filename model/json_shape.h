// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstddef>
#include <string_view>

namespace mazzo::model {

/// What decides how much time and memory a JSON parser needs for a text: parsers that keep the order of keys compare
/// each key of an object with all before it.
struct JsonShape {
    std::size_t depth = 0;  ///< of brackets
    std::size_t keys = 0;   ///< of the largest object
};

/// The shape of a text that may be JSON, by one pass over its characters.
[[nodiscard]] JsonShape jsonShapeOf(std::string_view text);

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::carddata {

// Values of cards as packs, layers and the database write them.

/// A number, or an object with `min` and `max`; null without bounds.
[[nodiscard]] nlohmann::ordered_json intervalJson(const Interval& interval);
/// Null if the value is unknown or absent.
[[nodiscard]] nlohmann::ordered_json valueJson(const Value& value);
/// An object with a text for each language.
[[nodiscard]] nlohmann::ordered_json textsJson(const Texts& texts);
/// A list of objects without their empty parts.
[[nodiscard]] nlohmann::ordered_json printingsJson(const std::vector<Printing>& printings);

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/interval.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mazzo::model {

/// Where a value comes from. `Sample` marks invented cards that no publisher sells.
enum class Origin : std::uint8_t { Rulebook, Derived, Provisional, Sample, User };

[[nodiscard]] std::string_view idOf(Origin origin);  ///< "rulebook", "derived", …

/// The card's type does not have the field: it never matches and is never unknown.
struct Absent {
    bool operator==(const Absent&) const = default;
};

/// The card has the field, but its value is not known.
struct Unknown {
    bool operator==(const Unknown&) const = default;
};

using Words = std::vector<std::string>;

/// One field of one card. A number is an interval: exact, a range, or as wide as the field's domain when unknown.
using Value = std::variant<Absent, Unknown, Interval, bool, std::string, Words>;

[[nodiscard]] bool isAbsent(const Value& value);
[[nodiscard]] bool isKnown(const Value& value);  ///< neither absent nor unknown, and an exact number if a number

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value.h"

#include <array>

namespace mazzo::model {

std::string_view idOf(Origin origin)
{
    static constexpr std::array<std::string_view, 5> kIds{"rulebook", "derived", "provisional", "sample", "user"};
    return kIds.at(static_cast<std::size_t>(origin));
}

bool isAbsent(const Value& value) { return std::holds_alternative<Absent>(value); }

bool isKnown(const Value& value)
{
    if (const auto* number = std::get_if<Interval>(&value)) return number->isExact();
    return !isAbsent(value) && !std::holds_alternative<Unknown>(value);
}

}  // namespace mazzo::model

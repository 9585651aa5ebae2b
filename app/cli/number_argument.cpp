// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/number_argument.h"

#include <charconv>

namespace mazzo::cli {

Result<std::optional<std::uint64_t>> numberGiven(const Arguments& arguments, std::string_view option)
{
    const auto given = arguments.value(option);
    if (!given) return std::optional<std::uint64_t>{};
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(given->data(), given->data() + given->size(), number);
    if (error == std::errc{} && end == given->data() + given->size()) return std::optional(number);
    return failure({Error::Kind::Parse, "usage.not-a-number", {}, {std::string(option), *given}, {}});
}

}  // namespace mazzo::cli

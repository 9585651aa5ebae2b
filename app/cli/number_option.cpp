// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/number_option.h"

#include <charconv>

namespace mazzo::cli {

Result<std::optional<std::uint64_t>> numberOption(const Arguments& arguments, std::string_view option)
{
    const auto text = arguments.value(option);
    if (!text) return std::optional<std::uint64_t>{};
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error == std::errc{} && end == text->data() + text->size()) return std::optional(number);
    return failure({Error::Kind::Parse, "usage.not-a-number", {}, {std::string(option), *text}, {}});
}

}  // namespace mazzo::cli

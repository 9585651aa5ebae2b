// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/format_option.h"

namespace mazzo::cli {

Result<std::optional<Format>> formatOption(const Arguments& arguments, std::string_view option)
{
    const auto id = arguments.value(option);
    if (!id) return std::nullopt;
    if (const auto format = formatCalled(*id)) return format;
    std::vector<std::string> args = formatIds();
    args.insert(args.begin(), *id);
    return failure({Error::Kind::NotFound, "format.unknown", {}, std::move(args), {}});
}

}  // namespace mazzo::cli

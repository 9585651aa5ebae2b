// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/header_line.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

std::optional<HeaderLine> splitHeaderLine(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view key = trimmed(line.substr(0, colon));
    if (key.empty()) return std::nullopt;
    return HeaderLine{key, trimmed(line.substr(colon + 1))};
}

bool isHeaderKey(std::string_view key)
{
    // A byte order mark at the start of a file is removed when it is read, which would change the key.
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '-' || c == '_' || c == ' ' ||
               static_cast<unsigned char>(c) >= 0x80;
    };
    return !key.empty() && trimmed(key) == key && !key.starts_with(kByteOrderMark) && std::ranges::all_of(key, fits);
}

std::optional<HeaderLine> readHeaderLine(std::string_view line)
{
    const auto header = splitHeaderLine(line);
    return header && isHeaderKey(header->key) ? header : std::nullopt;
}

}  // namespace mazzo::model

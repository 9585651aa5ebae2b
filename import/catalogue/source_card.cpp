// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/source_card.h"

#include <algorithm>

namespace mazzo::importer {

const std::string* SourceCard::find(std::string_view name) const
{
    const auto found = std::ranges::find_if(values, [&](const auto& value) { return value.first == name; });
    return found == values.end() ? nullptr : &found->second;
}

std::vector<std::string> SourceCard::all(std::string_view name) const
{
    std::vector<std::string> found;
    for (const auto& [key, value] : values)
        if (key == name && !value.empty()) found.push_back(value);
    return found;
}

}  // namespace mazzo::importer

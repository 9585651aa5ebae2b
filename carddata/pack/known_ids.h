// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_values.h"

#include <algorithm>

namespace mazzo::carddata {

template <class T>
[[nodiscard]] std::vector<std::string_view> idsOf(const std::vector<T>& items)
{
    std::vector<std::string_view> ids;
    for (const T& item : items) ids.emplace_back(item.id);
    return ids;
}

/// The position of the item with this id; one that is well formed and that no item has is reported at `node`.
template <class T>
std::optional<std::size_t> findKnown(std::string_view code, const JsonNode* node, const std::string& id,
                                     const std::vector<T>& items, Reading& reading)
{
    const auto found = std::ranges::find(items, id, &T::id);
    if (found != items.end()) return static_cast<std::size_t>(found - items.begin());
    if (node && isId(id)) reading.unknown(code, *node, id, idsOf(items));
    return std::nullopt;
}

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <algorithm>

namespace mazzo::desktop {

/// How one list of rows became another: after `head` rows that stayed, `changed` ones are others; then `grown` ones are
/// new, or gone if it is negative; the rest stayed.
struct RowChanges {
    int head = 0;
    int changed = 0;
    int grown = 0;
};

template <class Rows>
[[nodiscard]] RowChanges rowChanges(const Rows& before, const Rows& after)
{
    const auto fewest = std::min(before.size(), after.size());
    decltype(before.size()) head = 0;
    while (head < fewest && after[head] == before[head]) ++head;
    decltype(before.size()) tail = 0;
    while (tail < fewest - head && after[after.size() - 1 - tail] == before[before.size() - 1 - tail]) ++tail;
    return {static_cast<int>(head), static_cast<int>(fewest - head - tail),
            static_cast<int>(after.size()) - static_cast<int>(before.size())};
}

}  // namespace mazzo::desktop

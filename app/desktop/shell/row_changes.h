// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <algorithm>

namespace mazzo::desktop {

/// The difference between two lists of rows: after `head` equal rows, `changed` ones differ; then `grown` ones are new,
/// or removed if it is negative; the rest is equal.
struct RowChanges {
    int head = 0;
    int changed = 0;
    int grown = 0;
};

template <class Rows>
[[nodiscard]] RowChanges rowChanges(const Rows& before, const Rows& after)
{
    const auto shorter = std::min(before.size(), after.size());
    decltype(before.size()) head = 0;
    while (head < shorter && after[head] == before[head]) ++head;
    decltype(before.size()) tail = 0;
    while (tail < shorter - head && after[after.size() - 1 - tail] == before[before.size() - 1 - tail]) ++tail;
    return {static_cast<int>(head), static_cast<int>(shorter - head - tail),
            static_cast<int>(after.size()) - static_cast<int>(before.size())};
}

}  // namespace mazzo::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace mazzo::model {

/// A number that is only valid if the stamp is that of the current computation.
struct Stamped {
    std::uint64_t stamp = 0;
    std::uint32_t number = 0;
};

/// Makes a list longer if needed, never shorter, so that its memory is reused.
template <class Item>
void growTo(std::vector<Item>& list, std::size_t size)
{
    if (list.size() < size) list.resize(size);
}

}  // namespace mazzo::model

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace mazzo::model::catalogue {

/// 64 bytes that are 0 or 1, as bits in the same order.
[[nodiscard]] inline std::uint64_t packed(const std::uint8_t (&flags)[64])
{
    // The multiplication moves the lowest bit of byte i to bit 56 + i.
    constexpr std::uint64_t kGather = 0x0102040810204080;
    std::uint64_t bits = 0;
    for (unsigned i = 0; i < 8; ++i) {
        std::uint64_t eight;
        std::memcpy(&eight, flags + 8 * i, 8);
        bits |= ((eight * kGather) >> 56) << (8 * i);
    }
    return bits;
}

/// Calls `found` with each place of a non-empty part, in order; it returns the place from which on to search. Quicker
/// than `std::string_view::find` by looking at the first and last letter of 64 places at a time, in a loop without
/// branches.
template <class Found>
void eachSubstring(std::string_view text, std::string_view part, const Found& found)
{
    const std::size_t length = part.size();
    const char first = part.front();
    const char last = part.back();
    std::size_t next = 0;
    std::size_t block = 0;
    for (; block + 64 + length <= text.size(); block += 64) {
        const char* front = text.data() + block;
        const char* back = front + length - 1;
        std::uint8_t fits[64];
        for (int i = 0; i < 64; ++i)
            fits[i] = static_cast<std::uint8_t>(front[i] == first) & static_cast<std::uint8_t>(back[i] == last);
        for (std::uint64_t hits = packed(fits); hits != 0; hits &= hits - 1) {
            const std::size_t place = block + static_cast<std::size_t>(std::countr_zero(hits));
            if (place >= next && (length <= 2 || std::memcmp(text.data() + place, part.data(), length) == 0))
                next = found(place);
        }
    }
    for (std::size_t place = text.find(part, std::max(block, next)); place != std::string_view::npos;)
        place = text.find(part, found(place));
}

}  // namespace mazzo::model::catalogue

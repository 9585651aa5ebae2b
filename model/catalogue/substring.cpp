#include "model/catalogue/substring.h"

#include <bit>
#include <cstring>

namespace mazzo::catalogue {

std::uint64_t packed(const std::uint8_t (&flags)[64])
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

std::size_t findSubstring(std::string_view text, std::string_view part, std::size_t from)
{
    if (part.empty()) return from;
    const std::size_t length = part.size();
    const char first = part.front();
    const char last = part.back();
    // Places where the first and the last letter fit, 64 at a time in a loop without branches; few of them need a closer look.
    for (; from + 64 + length <= text.size(); from += 64) {
        const char* front = text.data() + from;
        const char* back = front + length - 1;
        std::uint8_t fits[64];
        for (int i = 0; i < 64; ++i) fits[i] = static_cast<std::uint8_t>(front[i] == first) & static_cast<std::uint8_t>(back[i] == last);
        for (std::uint64_t hits = packed(fits); hits != 0; hits &= hits - 1) {
            const auto place = static_cast<std::size_t>(std::countr_zero(hits));
            if (std::memcmp(front + place, part.data(), length) == 0) return from + place;
        }
    }
    if (from >= text.size()) return text.size();
    const std::size_t rest = text.find(part, from);
    return rest == std::string_view::npos ? text.size() : rest;
}

} // namespace mazzo::catalogue

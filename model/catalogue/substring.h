#pragma once

#include <cstdint>
#include <string_view>

namespace mazzo::catalogue {

/// 64 bytes that are 0 or 1, as bits in the same order.
[[nodiscard]] std::uint64_t packed(const std::uint8_t (&flags)[64]);

/// Like `std::string_view::find`, several times quicker on long texts; gives the text's size or more if there is no hit.
[[nodiscard]] std::size_t findSubstring(std::string_view text, std::string_view part, std::size_t from);

} // namespace mazzo::catalogue

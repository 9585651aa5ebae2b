// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace mazzo::model {

inline constexpr std::size_t kMaxPrintedText = 16;  ///< bytes

/// Whether a card can print this where others have a number: "X", "*", "1+*". A number is not such a text.
[[nodiscard]] bool isPrintedText(std::string_view text);

}  // namespace mazzo::model

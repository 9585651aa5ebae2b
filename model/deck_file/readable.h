// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <optional>
#include <string_view>

namespace mazzo::model {

/// Without the byte order mark with which some editors begin a file.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

/// The line and column of a byte of a text.
[[nodiscard]] Place placeAt(std::string_view text, std::size_t offset, std::string_view file = {});

/// The most lines of a deck: each takes far more memory than the bytes of its text.
inline constexpr std::size_t kMaxDeckLines = 500'000;

/// The error for more than `kMaxDeckLines` lines.
[[nodiscard]] Error tooManyDeckLines(std::string_view file = {});

/// Why a text is too large for a deck, which is checked before anything else is read.
[[nodiscard]] std::optional<Error> beyondDeckLimits(std::string_view text, std::string_view file = {});

/// Why these bytes are not text, and where: `deck.bad-utf8`, or `deck.no-text` for a NUL byte, as found in images and
/// UTF-16.
[[nodiscard]] std::optional<Error> unreadable(std::string_view text, std::string_view file = {});

}  // namespace mazzo::model

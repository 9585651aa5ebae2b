// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstddef>
#include <string_view>

namespace mazzo::model {

/// The largest deck, as a file or as a pasted text.
inline constexpr std::size_t kMaxDeckBytes = 8U * 1024 * 1024;

/// The largest count that one line of a deck can state.
inline constexpr int kMaxCopiesPerLine = 9999;

/// The error for a text of more than `kMaxDeckBytes`.
[[nodiscard]] inline Error deckTooLarge(std::string_view file = {})
{
    return {Error::Kind::Limit, "deck.too-large", {std::string(file), 0, 0}, {"8 MiB"}, {}};
}

}  // namespace mazzo::model

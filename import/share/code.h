// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/share/shared_deck.h"
#include "model/error.h"

#include <algorithm>
#include <string_view>

namespace mazzo::importer {

/// What a code begins with. A deck that names printings has a code of version 2, any other one of version 1.
inline constexpr std::string_view kCodePrefix = "mazzo://v1/";
inline constexpr std::string_view kPrintingsPrefix = "mazzo://v2/";
static_assert(kCodePrefix.size() == kPrintingsPrefix.size());

[[nodiscard]] inline bool beginsLikeCode(std::string_view text)
{
    return text.starts_with(kCodePrefix) || text.starts_with(kPrintingsPrefix);
}
/// Where a code begins in a text; `npos` if there is none.
[[nodiscard]] inline std::size_t findCode(std::string_view text)
{
    return std::min(text.find(kCodePrefix), text.find(kPrintingsPrefix));
}

/// The deck as one line that is also a link: docs/share-code.md describes every bit. The deck must be sorted as its
/// type says, its copies and numbers from 1 on.
[[nodiscard]] std::string shareCode(const SharedDeck& deck);

/// `share.too-large` for a deck with more different cards, zones and options than `readShareCode` accepts.
[[nodiscard]] Result<void> checkCodeSize(const SharedDeck& deck);

/// Refuses whatever `shareCode` would not have written character by character: `share.no-code`, `share.newer` (with
/// both versions), `share.too-large` or `share.damaged`.
[[nodiscard]] Result<SharedDeck> readShareCode(std::string_view code);

}  // namespace mazzo::importer

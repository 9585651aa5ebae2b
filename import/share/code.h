// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/share/shared_deck.h"
#include "model/error.h"

#include <string_view>

namespace mazzo::importer {

/// What every code of this version begins with.
inline constexpr std::string_view kCodePrefix = "mazzo://v1/";

/// The deck as one line that is also a link: docs/share-code.md describes every bit. The deck must be sorted as its
/// type says, its copies and numbers from 1 on.
[[nodiscard]] std::string shareCode(const SharedDeck& deck);

/// `share.too-large` for a deck with more different cards, zones and options than `readShareCode` accepts.
[[nodiscard]] Result<void> checkCodeSize(const SharedDeck& deck);

/// Refuses whatever `shareCode` would not have written character by character: `share.no-code`, `share.newer` (with
/// both versions), `share.too-large` or `share.damaged`.
[[nodiscard]] Result<SharedDeck> readShareCode(std::string_view code);

}  // namespace mazzo::importer

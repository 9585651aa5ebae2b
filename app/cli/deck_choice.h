// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"

namespace mazzo::cli {

/// The deck that a player means: `#12` is its number, everything else its name. A name that no deck has is an error
/// with the nearest ones; one that several have is an error with their numbers.
[[nodiscard]] Result<StoredDeck> findDeck(const std::vector<StoredDeck>& decks, std::string_view nameOrNumber);

}  // namespace mazzo::cli

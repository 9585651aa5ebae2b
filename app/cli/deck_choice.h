// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace.h"

namespace mazzo::cli {

/// Finds a deck by its number (`#12`) or its name. An unknown name is an error that suggests similar ones; an ambiguous
/// name is an error that lists the numbers.
[[nodiscard]] Result<StoredDeck> findDeck(const std::vector<StoredDeck>& decks, std::string_view nameOrNumber);

}  // namespace mazzo::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace mazzo::bench {

/// A pack with one card, the game "bench"; everything else is the player's.
void writeOwnCardsPack(const std::filesystem::path& folder);

/// A CSV file with eight values a card, some of them unknown; every tenth card refers to the one before it.
[[nodiscard]] std::string ownCardsTable(std::size_t count);

}  // namespace mazzo::bench

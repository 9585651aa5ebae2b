// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

#include <filesystem>

namespace mazzo::bench {

/// The cards as a pack would write them.
[[nodiscard]] std::string cardsAsJson(std::span<const Card> cards, const Game& game);

/// How many cards nlohmann/json finds in the file; it reads and parses it whole.
[[nodiscard]] std::size_t parseJson(const std::filesystem::path& file);

/// The catalogue over the mapped bytes of a file.
[[nodiscard]] Result<Catalogue> openMapped(const std::filesystem::path& file, const Game& game);

}  // namespace mazzo::bench

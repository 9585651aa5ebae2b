// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/library_reading.h"

namespace mazzo::desktop {

/// Writes these cards of a game as CSV, or as JSON if the file's name ends so; for a worker thread. Returns how many.
[[nodiscard]] Result<std::size_t> exportCards(const GameSnapshot& game, const std::vector<std::string>& cards,
                                              const std::string& file);

/// Writes the own layer of a game as a file for others; for a worker thread. Returns how many cards it is about.
[[nodiscard]] Result<std::size_t> exportLayer(const GameSnapshot& game, const std::string& file);

}  // namespace mazzo::desktop

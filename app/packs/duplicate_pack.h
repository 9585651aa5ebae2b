// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <filesystem>

namespace mazzo::app {

/// Copies the pack of a game as a new game of the player, with an id and a name of its own: its boxes, decks and
/// examples belong to the copy. `target` is the new folder; its name is the id.
[[nodiscard]] Checked<void> duplicatePack(const std::filesystem::path& pack, const std::filesystem::path& target,
                                          const std::string& name);

}  // namespace mazzo::app

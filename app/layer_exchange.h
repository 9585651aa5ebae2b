// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/layer_merge.h"

namespace mazzo::app {

/// Stores a merge as it was decided, with its pictures, as one step of the own layer. Errors name the line of the file.
[[nodiscard]] Checked<void> storeMerge(const Library& library, const LoadedGame& loaded, const LayerMerge& merge);

/// What is wrong with a merge before it is stored.
[[nodiscard]] Errors mergeProblems(const Library& library, const LoadedGame& loaded, const LayerMerge& merge);

/// Writes the own layer as an expansion pack; returns how many cards it says something about. Without an id in `head`
/// the receiver merges it into their own layer.
[[nodiscard]] Result<std::size_t> writeOwnLayer(const Library& library, const Game& game, LayerFileHead head,
                                                const std::string& file);

/// Removes everything that the player entered about a game, as one step that can be undone.
[[nodiscard]] Result<void> clearOwnLayer(const Library& library, const LoadedGame& loaded);

}  // namespace mazzo::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/packs/staged_pack.h"
#include "app/workspace.h"
#include "carddata/library/layers/layer_file.h"

namespace mazzo::app {

/// Checks an expansion pack that came in an archive and puts it among the player's packs, in place of an older version.
/// With mistakes nothing changes. The library must be opened again to use it.
[[nodiscard]] Checked<std::filesystem::path> installExpansion(const Workspace& workspace, const LayerFile& head,
                                                              const std::vector<ArchivedFile>& files);

/// Removes an installed expansion pack from the player's packs; one that came with the program stays.
[[nodiscard]] Result<void> removeExpansion(const Workspace& workspace, std::string_view game, std::string_view id);

}  // namespace mazzo::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <filesystem>

namespace mazzo::carddata {

/// An empty file that only the player can read; false if it cannot be made, or is there already.
[[nodiscard]] bool createPrivate(const std::filesystem::path& file);
/// Takes the rights of others away from a file or folder of the player's. A folder that is shared on purpose, such as
/// `/tmp`, stays as it is.
void makePrivate(const std::filesystem::path& path);

/// Waits until the disk has the file.
void syncFile(const std::filesystem::path& file);
/// Waits until the disk has the names in the file's folder.
void syncFolderOf(const std::filesystem::path& file);

}  // namespace mazzo::carddata

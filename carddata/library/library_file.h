// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"

namespace mazzo::carddata {

/// Is the file's soundness looked into, or was it when another connection of this program was opened?
enum class FileCheck { Now, Before };

/// Opens `mazzo.db` in the folder, both created if missing, checks it and brings it up to the latest version. A file
/// that is damaged, foreign, newer or no database is refused as it stands: not written to, not moved. So is a folder
/// that has backups but no library.
[[nodiscard]] Result<Database> openLibraryFile(const std::filesystem::path& folder, FileCheck check = FileCheck::Now);

/// Makes an empty library where one was lost (`library.vanished`), as the player asked for.
[[nodiscard]] Result<void> createLibraryFile(const std::filesystem::path& folder);

/// Opens a library that cannot be written to, because of its rights or a full disk, for reading alone. Nothing is made
/// or changed; one that needs a migration is refused.
[[nodiscard]] Result<Database> openLibraryFileToRead(const std::filesystem::path& folder);

/// Is this file a library that could be opened: ours, of no later version, and sound? It is not brought up to date.
[[nodiscard]] Result<void> checkLibraryFile(const std::filesystem::path& file);

}  // namespace mazzo::carddata

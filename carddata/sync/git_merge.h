// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/sync/folder_sync.h"

namespace mazzo::carddata {

/// Merges a file for a version control system: `ours` becomes the merge. A version that conflicts is kept in another
/// file of `folder`.
[[nodiscard]] Result<FolderSyncReport> mergeSyncedFile(
    Library& library, const std::filesystem::path& base, const std::filesystem::path& ours,
    const std::filesystem::path& theirs, std::string_view path, const std::filesystem::path& folder,
    const FolderSyncOptions& options);

}  // namespace mazzo::carddata

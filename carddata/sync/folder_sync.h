// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "carddata/sync/folder_files.h"

namespace mazzo::carddata {

/// What the caller decides about a synchronisation.
struct FolderSyncOptions {
    /// The name of a deck that is kept beside another one of that name.
    std::function<std::string(const std::string& name)> conflictName;
    std::string today;  ///< ISO 8601, for the names of files that are kept in a conflict
};

/// What a synchronisation did.
struct FolderSyncReport {
    struct Change {
        enum class Side : std::uint8_t { Library, Folder, Both };  ///< where something changed
        enum class Kind : std::uint8_t { Added, Changed, Removed };

        std::string path;
        std::string name;  ///< of a deck
        Side side = Side::Library;
        Kind kind = Kind::Added;

        bool operator==(const Change&) const = default;
    };
    /// Both sides changed the same thing differently; both versions are kept.
    struct Conflict {
        std::string path;
        std::string name;                ///< of a deck
        std::vector<std::string> parts;  ///< cards and keys; `*` if the whole file
        std::string copy;                ///< the deck or file that has the other version; empty if ours has both

        bool operator==(const Conflict&) const = default;
    };

    std::vector<Change> changes;
    std::vector<Conflict> conflicts;
    Errors problems;  ///< files that were left alone
};

/// Brings a library and a folder of plain files in step: what changed on one side since the last time is done on the
/// other. The library is changed in one transaction that also remembers what is to be written, then the files are
/// written one by one, so that a run that is cut off at any moment is completed by the next one.
[[nodiscard]] Result<FolderSyncReport> syncFolder(Library& library, const std::filesystem::path& folder,
                                                  const FolderSyncOptions& options);

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/sync/sync_path.h"
#include "model/error.h"

#include <filesystem>
#include <map>
#include <set>

namespace mazzo::carddata {

/// What a synchronised folder contains. Others write it too, so nothing in it is trusted.
struct FolderFiles {
    std::string mark;                          ///< the id in `mazzo.json`; empty if there is none
    std::map<std::string, std::string> files;  ///< contents by path, see `SyncPath`
    std::set<std::string> blocked;             ///< paths that are there but cannot be read; they are left alone
    bool hasDecks = false;                     ///< whether there is a folder for decks
    Errors problems;                           ///< why paths are blocked
};

/// Reads and writes the files of a synchronised folder. Never follows a symbolic link inside it, and never touches
/// anything that is not a plain file of its own kind.
class SyncFolder {
public:
    /// Creates the folder if it is missing.
    [[nodiscard]] static Result<SyncFolder> open(const std::filesystem::path& folder);
    SyncFolder(SyncFolder&& other) noexcept
        : m_path(std::move(other.m_path)), m_folder(std::exchange(other.m_folder, -1))
    {}
    SyncFolder& operator=(SyncFolder&&) = delete;
    ~SyncFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] FolderFiles read() const;
    [[nodiscard]] Result<std::optional<std::string>> read(std::string_view path) const;  ///< nothing if it is missing

    /// A path under `conflicts/` without a file, for another version of the file at `path`.
    [[nodiscard]] std::string freeConflictPath(std::string_view path, std::string_view today) const;

    /// Replaces a file as a whole, durably: after a power failure there is the old one or the new one.
    [[nodiscard]] Result<void> write(std::string_view path, std::string_view content) const;
    [[nodiscard]] Result<void> remove(std::string_view path) const;  ///< also if it is gone already

private:
    SyncFolder(std::filesystem::path path, int folder) : m_path(std::move(path)), m_folder(folder) {}

    std::filesystem::path m_path;
    int m_folder;  // a descriptor
};

}  // namespace mazzo::carddata

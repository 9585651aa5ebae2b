// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/sync_repository.h"
#include "carddata/sync/folder_versions.h"

namespace mazzo::carddata {

/// What a library remembers of a synchronised folder: its mark, and each file as it was the last time.
class SyncState {
public:
    SyncState(SyncRepository repository, std::string folder) : m_repository(repository), m_folder(std::move(folder)) {}

    /// Reads what is remembered, less what the folder shows to be outdated.
    [[nodiscard]] Result<void> read(const FolderVersions& folder);

    [[nodiscard]] const std::string& mark() const { return m_mark; }
    [[nodiscard]] const std::map<std::string, SyncedFile>& files() const { return m_files; }
    /// Gives the folder another mark, because a file of it was lost and is written again: other computers must not take
    /// what it lacks for removed.
    [[nodiscard]] Result<void> renewMark();
    /// What our version of a file and the one in the folder were made of.
    [[nodiscard]] std::optional<std::string> base(const std::string& path) const;
    [[nodiscard]] DeckId deck(const std::string& path) const;
    [[nodiscard]] const std::map<DeckId, std::string>& deckPaths() const { return m_deckPaths; }
    void setDeckPath(DeckId deck, const std::string& path) { m_deckPaths[deck] = path; }

    /// Stores a file, or forgets one of which there is nothing to know.
    [[nodiscard]] Result<void> remember(const std::string& path, const SyncedFile& file) const;

private:
    [[nodiscard]] Result<void> readMark(const FolderVersions& folder);
    [[nodiscard]] bool hasOurFiles(const FolderVersions& folder) const;

    SyncRepository m_repository;
    std::string m_folder;
    std::string m_mark;
    std::map<std::string, SyncedFile> m_files;
    std::map<DeckId, std::string> m_deckPaths;
};

}  // namespace mazzo::carddata

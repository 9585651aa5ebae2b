// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/sync_state.h"

#include "carddata/sync/collection_table.h"

#include <algorithm>
#include <random>

namespace mazzo::carddata {

namespace {

std::string newMark()
{
    std::random_device random;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%08x%08x", random(), random());
    return digits;
}

}  // namespace

Result<void> SyncState::read(const FolderVersions& folder)
{
    if (auto done = readMark(folder); !done) return done;
    for (auto& [path, file] : m_files) {
        // A run that was cut off: did this file reach the folder?
        if (file.writing && folder.text(path) == file.target) file.base = file.target;
        file.writing = false;
        file.target.reset();
        if (file.deck != DeckId{}) m_deckPaths[file.deck] = path;
    }
    return {};
}

Result<void> SyncState::readMark(const FolderVersions& folder)
{
    auto known = m_repository.mark(m_folder);
    if (!known) return failure(known.error());
    m_mark = folder.mark();
    if (known->empty() && !m_mark.empty()) {
        // The same folder in another place, unless it is a second copy of it.
        const auto elsewhere = m_repository.folderWith(m_mark);
        if (!elsewhere) return failure(elsewhere.error());
        std::error_code error;
        if (*elsewhere && !std::filesystem::exists(**elsewhere, error)) {
            if (auto done = m_repository.moved(**elsewhere, m_folder); !done) return done;
            known = m_mark;
        }
    }
    auto files = m_repository.files(m_folder);
    if (!files) return failure(files.error());
    m_files = std::move(*files);
    if (!known->empty() && *known != m_mark) {
        // Another folder has come in the place of ours: nothing that is missing in it was removed by anybody. Two
        // computers that both began with the folder give it another mark too, but then it still has our files.
        if (!hasOurFiles(folder)) {
            if (auto done = m_repository.forget(m_folder); !done) return done;
            m_files.clear();
        }
        // Another computer may have written a lost file again, without what it did not have yet.
        for (auto& [path, file] : m_files)
            if (file.deck == DeckId{}) file.base.reset();
    }
    if (m_mark.empty()) m_mark = newMark();
    return m_repository.setMark(m_folder, m_mark);
}

Result<void> SyncState::renewMark()
{
    m_mark = newMark();
    return m_repository.setMark(m_folder, m_mark);
}

bool SyncState::hasOurFiles(const FolderVersions& folder) const
{
    const std::string noCopies = CollectionTable().text();  // every new folder has this file
    return std::ranges::any_of(m_files, [&](const auto& file) {
        return file.second.base && file.second.base != noCopies && folder.text(file.first) == file.second.base;
    });
}

std::optional<std::string> SyncState::base(const std::string& path) const
{
    const auto known = m_files.find(path);
    return known == m_files.end() ? std::nullopt : known->second.base;
}

DeckId SyncState::deck(const std::string& path) const
{
    for (const auto& [deck, file] : m_deckPaths)
        if (file == path) return deck;
    return DeckId{};
}

Result<void> SyncState::remember(const std::string& path, const SyncedFile& file) const
{
    return file.writing || file.base ? m_repository.put(m_folder, path, file) : m_repository.remove(m_folder, path);
}

}  // namespace mazzo::carddata

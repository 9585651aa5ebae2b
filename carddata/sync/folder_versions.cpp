// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/folder_versions.h"

#include "carddata/sync/document_merge.h"

#include <algorithm>

namespace mazzo::carddata {

FolderVersions::FolderVersions(FolderFiles files) : m_files(std::move(files))
{
    for (auto file = m_files.files.begin(); file != m_files.files.end();) {
        const auto original = originalOfConflict(file->first);
        if (original && SyncPath::parse(*original)) {
            m_copies.push_back(file->first);
            m_versions[*original].push_back({file->second, std::nullopt});
            file = m_files.files.erase(file);
            continue;
        }
        if (auto marked = markedVersions(file->second)) {
            file->second = std::move(marked->ours);
            m_versions[file->first].push_back({std::move(marked->theirs), std::move(marked->base)});
            m_marked.insert(file->first);
        }
        ++file;
    }
    for (const auto& [path, text] : m_files.files) check(path, text);
    for (const std::string& path : m_files.blocked) m_files.files.erase(path);
}

void FolderVersions::check(const std::string& path, const std::string& text)
{
    const auto sound = checkDocument(*SyncPath::parse(path), text);
    if (sound) return;
    m_files.blocked.insert(path);
    m_files.problems.push_back(sound.error());
}

std::optional<std::string> FolderVersions::text(const std::string& path) const
{
    const auto found = m_files.files.find(path);
    return found == m_files.files.end() ? std::nullopt : std::optional(found->second);
}

bool FolderVersions::isBlocked(const std::string& path) const
{
    return std::ranges::any_of(m_files.blocked, [&](const std::string& blocked) {
        return blocked == path || (blocked.ends_with('/') && path.starts_with(blocked));
    });
}

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/sync/folder_files.h"

namespace mazzo::carddata {

/// The files of a synchronised folder as the merge needs them: checked, and with further versions taken apart, which
/// are copies that a file synchroniser kept and the sides of a text with the conflict marks of a version control
/// system.
class FolderVersions {
public:
    /// Another version of a file, and what it was made of if that is known.
    struct Version {
        std::string text;
        std::optional<std::string> base;
    };

    FolderVersions() = default;
    explicit FolderVersions(FolderFiles files);

    [[nodiscard]] const std::string& mark() const { return m_files.mark; }
    [[nodiscard]] bool hasDecks() const { return m_files.hasDecks; }
    [[nodiscard]] const std::map<std::string, std::string>& files() const { return m_files.files; }
    [[nodiscard]] std::optional<std::string> text(const std::string& path) const;
    [[nodiscard]] const std::map<std::string, std::vector<Version>>& versions() const { return m_versions; }
    /// Whether the file must be written again to lose its conflict marks.
    [[nodiscard]] bool isMarked(const std::string& path) const { return m_marked.contains(path); }
    /// The files of a file synchroniser that `versions` has.
    [[nodiscard]] const std::vector<std::string>& copies() const { return m_copies; }

    /// Blocked files are left alone.
    [[nodiscard]] bool isBlocked(const std::string& path) const;
    [[nodiscard]] const std::set<std::string>& blocked() const { return m_files.blocked; }
    void block(const std::string& path) { m_files.blocked.insert(path); }
    [[nodiscard]] const Errors& problems() const { return m_files.problems; }

private:
    void check(const std::string& path, const std::string& text);

    FolderFiles m_files;
    std::map<std::string, std::vector<Version>> m_versions;
    std::vector<std::string> m_copies;
    std::set<std::string> m_marked;
};

}  // namespace mazzo::carddata

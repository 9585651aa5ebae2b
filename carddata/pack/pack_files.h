// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/mistakes.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::carddata {

/// The files of one pack. Every path is relative to its folder and stays inside, symbolic links included.
class PackFiles {
public:
    static constexpr std::uintmax_t kMaxJson = 64U << 20U;
    static constexpr std::uintmax_t kMaxInAll = 128U << 20U;

    PackFiles(std::filesystem::path folder, Mistakes& mistakes);

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }
    [[nodiscard]] std::string folderName() const;
    [[nodiscard]] bool isFolder() const;  ///< reports if it is none
    [[nodiscard]] bool exists(std::string_view file) const;

    /// Whether `path` names a file of the pack; what is wrong is reported at `from`, where the pack mentions it.
    [[nodiscard]] bool check(std::string_view path, const Place& from) const;
    /// A file's content, or nothing if it is not there, not inside, not readable or too large, or
    /// if too much was read already.
    [[nodiscard]] std::optional<std::string> read(std::string_view path, std::uintmax_t most, const Place& from) const;
    /// The `.deck` files of a folder of the pack as paths in the pack, sorted.
    [[nodiscard]] std::vector<std::string> decksIn(std::string_view subfolder) const;

private:
    std::filesystem::path m_folder;
    std::filesystem::path m_canonical;  // without links; empty if there is no such folder
    Mistakes& m_mistakes;
    mutable std::uintmax_t m_bytesRead = 0;
};

}  // namespace mazzo::carddata

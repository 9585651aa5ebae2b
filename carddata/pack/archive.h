// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace mazzo::carddata {

/// A file in an archive.
struct ArchivedFile {
    std::string path;  ///< relative, with slashes
    std::string content;

    bool operator==(const ArchivedFile&) const = default;
};

/// What an archive may hold; anything beyond is refused.
struct ArchiveLimits {
    std::size_t files = 20'000;
    std::uint64_t fileBytes = 64U << 20U;
    std::uint64_t allBytes = 512U << 20U;
    std::size_t depth = 4;
    std::size_t pathLength = 200;
    std::uint64_t ratio = 200;              ///< bytes unpacked for each byte of the archive,
    std::uint64_t ratioFloor = 16U << 20U;  ///< checked beyond so many bytes
};

/// Reads a zip file into memory. Refused as a whole: anything that is no plain file or folder, paths that lead out of
/// the archive, two files with the same path, damaged archives, and those beyond the limits.
[[nodiscard]] Result<std::vector<ArchivedFile>> readArchive(const std::filesystem::path& file,
                                                            const ArchiveLimits& limits = {});

/// Unpacks a zip file into a new folder, file by file, under the same conditions. After an error the folder may hold
/// some of the files; whoever asked removes it.
[[nodiscard]] Result<void> unpackArchive(const std::filesystem::path& file, const std::filesystem::path& folder,
                                         const ArchiveLimits& limits = {});

/// Copies a folder into a new one under the same conditions. Hidden files (`.git`) are left out.
[[nodiscard]] Result<void> copyFiles(const std::filesystem::path& from, const std::filesystem::path& to,
                                     const ArchiveLimits& limits = {});

/// Writes the files of a folder as a zip file, whole or not at all, without the hidden ones. The same files give the
/// same bytes.
[[nodiscard]] Result<void> archiveFolder(const std::filesystem::path& folder, const std::filesystem::path& file,
                                         const ArchiveLimits& limits = {});

/// Writes a zip file, whole or not at all. The same files give the same bytes.
[[nodiscard]] Result<void> writeArchive(const std::filesystem::path& file, const std::vector<ArchivedFile>& files);

/// Whether a path of an archive stays inside, whatever system it is unpacked on.
[[nodiscard]] bool isSafePath(std::string_view path, const ArchiveLimits& limits = {});

}  // namespace mazzo::carddata

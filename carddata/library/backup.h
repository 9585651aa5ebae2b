// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace mazzo::carddata {

/// A whole copy of the library, beside it.
struct Backup {
    std::filesystem::path file;
    std::uintmax_t bytes = 0;

    bool operator==(const Backup&) const = default;
};

/// Those in the folder, newest first: made before migrations, by hand, or left when another one was restored.
[[nodiscard]] std::vector<Backup> backups(const std::filesystem::path& folder);

/// Copies what is committed in a database, through a connection of its own. Whatever has the name `to` in the end is
/// whole.
[[nodiscard]] Result<void> copyDatabase(const std::filesystem::path& file, const std::filesystem::path& to);

/// Copies what is committed to `mazzo.db.<time>.backup`; the library may be in use.
[[nodiscard]] Result<std::filesystem::path> makeBackup(const std::filesystem::path& folder);

/// Gives the library the contents of the backup: all of it or, if this is cut off, nothing. What was there is kept
/// beside it: as a backup if it is sound, else with `.damaged` at its end. A backup that is no sound library is
/// refused, and nothing changes. Others may have a sound library open: they see the new contents.
[[nodiscard]] Result<void> restoreBackup(const std::filesystem::path& folder, const std::filesystem::path& backup);

}  // namespace mazzo::carddata

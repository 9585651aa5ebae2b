// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"

#include <span>

namespace mazzo::carddata {

/// One numbered step of the database's shape. `sql` ends with a zero.
struct Migration {
    int version = 0;
    const char* sql = nullptr;
};

/// All steps in order, from version 1 without gaps; generated from the files in migrations/.
[[nodiscard]] std::span<const Migration> migrations();

/// The version that this program writes.
[[nodiscard]] int latestVersion();

/// Marks the file as ours among all SQLite files ("Mazz").
inline constexpr int kApplicationId = 0x4D617A7A;

/// Brings the database up to `target` in one transaction: it has its old version or its new one, nothing between. A
/// database that holds something is first copied to `<file>.v<version>.backup` (with a number behind if that name is
/// taken), unless there is a copy already.
enum class MigrationCopy { Make, Exists };
[[nodiscard]] Result<void> migrate(const Database& database, int target, MigrationCopy copy = MigrationCopy::Make);

}  // namespace mazzo::carddata

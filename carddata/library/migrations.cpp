// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/migrations.h"

#include "carddata/library/backup.h"

#include <filesystem>

namespace mazzo::carddata {

namespace {

namespace fs = std::filesystem;

fs::path freeBackupName(const fs::path& file, std::int64_t version)
{
    const std::string base = file.string() + ".v" + std::to_string(version) + ".backup";
    fs::path name = base;
    std::error_code ignored;
    for (int number = 2; fs::exists(name, ignored); ++number) name = base + "." + std::to_string(number);
    return name;
}

Result<void> backUp(const fs::path& file, std::int64_t version)
{
    const fs::path name = freeBackupName(file, version);
    auto copied = copyDatabase(file, name);
    if (copied || copied.error().code != "library.copy-failed") return copied;
    return failure(
        {Error::Kind::Io, "library.no-backup", {name.string(), 0, 0}, {name.string()}, copied.error().detail});
}

Result<void> apply(const Database& database, const Migration& migration)
{
    const std::string mark = "PRAGMA application_id = " + std::to_string(kApplicationId) +
                             "; PRAGMA user_version = " + std::to_string(migration.version);
    return database.execute(migration.sql).and_then([&] { return database.execute(mark); });
}

}  // namespace

int latestVersion() { return migrations().back().version; }

Result<void> migrate(const Database& database, int target, MigrationCopy copy)
{
    auto version = database.number("PRAGMA user_version");
    if (!version) return failure(version.error());
    if (*version >= target) return {};
    // Read again under the lock: another program may have migrated while we waited for it.
    auto transaction = Transaction::begin(database);
    if (!transaction) return failure(transaction.error());
    version = database.number("PRAGMA user_version");
    if (!version) return failure(version.error());
    if (*version > 0 && *version < target && copy == MigrationCopy::Make)
        if (auto saved = backUp(database.file(), *version); !saved) return saved;
    for (const Migration& migration : migrations()) {
        if (migration.version <= *version || migration.version > target) continue;
        if (auto done = apply(database, migration); !done) return done;
    }
    return transaction->commit();
}

}  // namespace mazzo::carddata

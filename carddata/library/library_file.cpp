// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/library_file.h"

#include "carddata/library/backup.h"
#include "carddata/library/migrations.h"
#include "carddata/library/private_file.h"

#include <vector>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

// Up to here the whole file is checked at every start (some 20 ms); beyond it only what the packs cannot bring back.
constexpr std::int64_t kWholeCheckBytes = 16 * 1024 * 1024;

Error fileError(Error::Kind kind, const char* code, const fs::path& file, std::string detail)
{
    return {kind, code, {file.string(), 0, 0}, {file.string()}, std::move(detail)};
}

/// Whether it is a database SQLite itself says: a file that this process opens and closes beside it would lose the
/// locks that our other connections have on it, and another program would throw away the log into which they write.
Result<void> mayBeDatabase(const fs::path& file)
{
    std::error_code error;
    if (!fs::exists(file, error) || fs::is_regular_file(file, error)) return {};
    return failure(fileError(Error::Kind::Io, "library.cannot-open", file, "not a regular file"));
}

/// Ours, and not from a later program. An empty database will become ours.
Result<void> isOurs(const Database& database)
{
    const auto tables = database.number("SELECT count(*) FROM sqlite_schema");
    if (!tables) return failure(tables.error());
    const auto application = database.number("PRAGMA application_id");
    if (!application) return failure(application.error());
    const auto version = database.number("PRAGMA user_version");
    if (!version) return failure(version.error());
    if (*tables > 0 && *application != kApplicationId)
        return failure(fileError(Error::Kind::Corrupt, "library.foreign", database.file(),
                                 "application_id " + std::to_string(*application)));
    if (*version <= latestVersion()) return {};
    Error error = fileError(Error::Kind::Refused, "library.newer", database.file(),
                            "user_version " + std::to_string(*version));
    error.args.push_back(std::to_string(*version));
    error.args.push_back(std::to_string(latestVersion()));
    return failure(std::move(error));
}

Result<void> quickCheck(const Database& database, const std::string& pragma)
{
    return database.each(pragma, [&database](const Statement& row) -> Result<void> {
        if (row.text(0) == "ok") return {};
        return failure(fileError(Error::Kind::Corrupt, "library.corrupt", database.file(), std::string(row.text(0))));
    });
}

Result<std::vector<std::string>> irreplaceableTables(const Database& database)
{
    static constexpr std::string_view kSql = R"(
        SELECT name FROM sqlite_schema
        WHERE type = 'table' AND name NOT IN ('pack', 'card', 'product', 'product_card')
          AND name NOT LIKE 'card\_search%' ESCAPE '\' AND name NOT LIKE 'sqlite\_%' ESCAPE '\')";
    std::vector<std::string> names;
    auto done = database.each(kSql, [&names](const Statement& row) {
        names.emplace_back(row.text(0));
        return Result<void>();
    });
    if (!done) return failure(done.error());
    return names;
}

Result<void> isSound(const Database& database)
{
    const auto pages = database.number("PRAGMA page_count");
    if (!pages) return failure(pages.error());
    const auto pageSize = database.number("PRAGMA page_size");
    if (!pageSize) return failure(pageSize.error());
    if (*pages * *pageSize <= kWholeCheckBytes) return quickCheck(database, "PRAGMA quick_check(1)");
    const auto tables = irreplaceableTables(database);
    if (!tables) return failure(tables.error());
    for (const std::string& table : *tables)
        if (auto sound = quickCheck(database, "PRAGMA quick_check(" + table + ")"); !sound) return sound;
    return {};
}

Result<void> makeReady(const Database& database)
{
    return database.execute("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
        .and_then([&] { return migrate(database, latestVersion()); });
}

/// A library that is gone while its backups are there was lost; beginning with an empty one would hide that.
Result<void> isNotLost(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    if (fs::exists(file, error) && fs::file_size(file, error) > 0) return {};
    const std::vector<Backup> kept = backups(folder);
    if (kept.empty()) return {};
    Error lost = fileError(Error::Kind::NotFound, "library.vanished", file, {});
    lost.args.push_back(kept.front().file.string());
    return failure(std::move(lost));
}

Result<Database> openCheckedFile(const fs::path& folder, const fs::path& file, FileCheck check)
{
    std::error_code error;
    // SQLite gives its log files the mode of the database.
    if (!fs::exists(file, error)) (void)createPrivate(file);
    auto database = Database::open(file);
    if (!database) return database;
    if (database->isReadOnly())
        return failure(fileError(Error::Kind::Io, "library.read-only", file, "opened read-only"));
    // Until the file is known to be ours and sound, not even a waiting log may be written into it.
    database->keepLogOnClose(true);
    if (auto fine = isOurs(*database).and_then(
            [&] { return check == FileCheck::Now ? isSound(*database) : Result<void>(); });
        !fine)
        return failure(fine.error());
    database->keepLogOnClose(false);
    if (auto ready = makeReady(*database); !ready) return failure(ready.error());
    if (check == FileCheck::Now) {
        makePrivate(folder);
        for (const char* part : {"", "-wal", "-shm"}) makePrivate(file.string() + part);
        for (const Backup& backup : backups(folder)) makePrivate(backup.file);
    }
    return database;
}

}  // namespace

Result<void> checkLibraryFile(const fs::path& file)
{
    std::error_code error;
    if (!fs::exists(file, error))
        return failure(fileError(Error::Kind::NotFound, "library.cannot-open", file, "no such file"));
    if (auto fine = mayBeDatabase(file); !fine) return fine;
    const auto database = Database::open(file);
    if (!database) return failure(database.error());
    database->keepLogOnClose(true);
    const auto application = database->number("PRAGMA application_id");
    if (!application) return failure(application.error());
    // An empty database could become a library; it is none.
    if (*application != kApplicationId)
        return failure(
            fileError(Error::Kind::Corrupt, "library.foreign", file, "application_id " + std::to_string(*application)));
    return isOurs(*database).and_then([&] { return isSound(*database); });
}

Result<Database> openLibraryFile(const fs::path& folder, FileCheck check)
{
    if (folder.empty()) return failure(fileError(Error::Kind::Io, "library.no-home", folder, {}));
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return failure(fileError(Error::Kind::Io, "library.no-folder", folder, error.message()));
    const fs::path file = folder / "mazzo.db";
    if (auto fine = mayBeDatabase(file); !fine) return failure(fine.error());
    if (auto fine = isNotLost(folder, file); !fine) return failure(fine.error());
    return openCheckedFile(folder, file, check);
}

Result<void> createLibraryFile(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    const fs::path file = folder / "mazzo.db";
    if (fs::exists(file, error) && fs::file_size(file, error) > 0)
        return failure(fileError(Error::Kind::Refused, "library.exists", file, {}));
    return openCheckedFile(folder, file, FileCheck::Now).map([](const Database&) {});
}

Result<Database> openLibraryFileToRead(const fs::path& folder)
{
    const fs::path file = folder / "mazzo.db";
    std::error_code error;
    // Without a log the file alone is the library. With one, SQLite needs to read both.
    const auto log = fs::file_size(file.string() + "-wal", error);
    auto database = error || log == 0 ? Database::openUnchanging(file) : Database::openToRead(file);
    if (!database) return database;
    if (auto fine = isOurs(*database).and_then([&] { return isSound(*database); }); !fine) return failure(fine.error());
    const auto version = database->number("PRAGMA user_version");
    if (!version) return failure(version.error());
    if (*version != latestVersion())
        return failure(fileError(Error::Kind::Io, "library.read-only", file, "needs a migration"));
    return database;
}

}  // namespace mazzo::carddata

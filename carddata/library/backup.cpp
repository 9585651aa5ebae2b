// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/backup.h"

#include "carddata/library/database.h"
#include "carddata/library/library_file.h"
#include "carddata/library/migrations.h"
#include "carddata/library/private_file.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fstream>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

constexpr std::array kParts{"", "-wal", "-shm"};  // of a database that was not closed

Error notWritten(const fs::path& file, std::string detail)
{
    return {Error::Kind::Io, "library.copy-failed", {file.string(), 0, 0}, {file.string()}, std::move(detail)};
}

/// `mazzo.db.20261117-015200` and the ending, with a number behind if that name is taken.
fs::path freeName(const fs::path& library, const char* ending)
{
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    std::array<char, 32> stamp{};
    (void)std::strftime(stamp.data(), stamp.size(), "%Y%m%d-%H%M%S", &utc);
    const std::string base = library.string() + "." + stamp.data() + ending;
    fs::path name = base;
    std::error_code ignored;
    for (int number = 2; fs::exists(name, ignored); ++number) name = base + "." + std::to_string(number);
    return name;
}

bool isBackup(const std::string& name)
{
    const std::size_t ending = name.rfind(".backup");
    if (!name.starts_with("mazzo.db.") || ending == std::string::npos) return false;
    const std::string number = name.substr(ending + 7);
    return number.empty() || (number.size() > 1 && number.front() == '.' &&
                              std::ranges::all_of(number.substr(1), [](char c) { return c >= '0' && c <= '9'; }));
}

/// Keeps what is there under another name, so that the name can be given to something else in one step.
Result<void> keepAside(const fs::path& from, const fs::path& to)
{
    std::error_code error;
    for (const char* part : kParts) {
        const fs::path file = from.string() + part;
        if (!fs::exists(file, error)) continue;
        fs::create_hard_link(file, to.string() + part, error);
        if (error) fs::copy_file(file, to.string() + part, error);  // a file system without hard links
        if (!error) continue;
        std::error_code ignored;
        for (const char* made : kParts) fs::remove(to.string() + made, ignored);
        return failure(notWritten(to, error.message()));
    }
    return {};
}

/// A sound library takes the contents of another one in a single transaction, whoever has it open.
Result<void> replaceSound(const fs::path& library, const fs::path& aside, const Database& contents)
{
    if (auto kept = copyDatabase(library, aside); !kept) return kept;
    const auto database = Database::open(library);
    if (!database) return failure(database.error());
    return database->replaceContents(contents);
}

/// A damaged library, or none, cannot be written to: the new file takes its place. The log of the old one must not be
/// applied to it.
Result<void> replaceDamaged(const fs::path& library, const fs::path& aside, const fs::path& copy)
{
    if (auto kept = keepAside(library, aside); !kept) return kept;
    std::error_code error;
    for (const char* part : {"-wal", "-shm"}) fs::remove(library.string() + part, error);
    fs::rename(copy, library, error);
    if (error) return failure(notWritten(library, error.message()));
    syncFolderOf(library);
    return {};
}

/// A file that only the player can read from the beginning, unlike one that `fs::copy_file` makes.
bool copyPrivately(const fs::path& from, const fs::path& to)
{
    std::ifstream in(from, std::ios::binary);
    if (!in || !createPrivate(to)) return false;
    std::ofstream out(to, std::ios::binary);
    std::array<char, 65'536> chunk{};
    while (in.read(chunk.data(), chunk.size()) || in.gcount() > 0) out.write(chunk.data(), in.gcount());
    return in.eof() && out.flush().good();
}

/// What programs that were killed in the middle of a copy left: `mazzo.db.….<process>.partial` and `.restoring`.
void removeLeftovers(const fs::path& folder)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::string name = entry->path().filename().string();
        for (const char* part : {"-wal", "-shm", "-journal"})
            if (name.ends_with(part)) name.erase(name.size() - std::string_view(part).size());
        const std::size_t ending = name.rfind('.');
        if (!name.starts_with("mazzo.db.") || (!name.ends_with(".partial") && !name.ends_with(".restoring"))) continue;
        const std::size_t number = name.rfind('.', ending - 1);
        const int process = std::atoi(name.c_str() + number + 1);
        if (process > 0 && ::kill(process, 0) != 0 && errno == ESRCH) {
            std::error_code ignored;
            fs::remove(entry->path(), ignored);
        }
    }
}

/// The triggers and views of a database, which SQLite runs by itself.
Result<std::string> activeSchema(const Database& database)
{
    std::string text;
    auto done = database.each("SELECT sql FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY name",
                              [&text](const Statement& row) -> Result<void> {
                                  text.append(row.text(0)) += ';';
                                  return {};
                              });
    if (!done) return failure(done.error());
    return text;
}

/// A backup may come from anybody: a trigger in it could change or delete what is entered later. Only those that our
/// migrations create are accepted.
Result<void> checkActiveSchema(const Database& database)
{
    const auto ours = Database::open(":memory:");
    if (!ours) return failure(ours.error());
    if (auto made = migrate(*ours, latestVersion(), MigrationCopy::Exists); !made) return made;
    const auto expected = activeSchema(*ours);
    if (!expected) return failure(expected.error());
    const auto found = activeSchema(database);
    if (!found) return failure(found.error());
    if (*found == *expected) return {};
    const std::string file = database.file();
    return failure({Error::Kind::Corrupt, "library.foreign", {file, 0, 0}, {file}, "unexpected triggers or views"});
}

/// A copy of the backup that is sound and of the latest version.
Result<Database> readyCopy(const fs::path& backup, const fs::path& copy)
{
    std::error_code error;
    if (!fs::is_regular_file(backup, error))
        return failure({Error::Kind::Io,
                        "library.cannot-open",
                        {backup.string(), 0, 0},
                        {backup.string()},
                        error ? error.message() : "not a regular file"});
    if (!copyPrivately(backup, copy)) return failure(notWritten(copy, "cannot be copied"));
    if (auto sound = checkLibraryFile(copy); !sound) return failure(sound.error());
    auto database = Database::open(copy);
    if (!database) return database;
    // Without a log beside it, because only the file itself is moved.
    if (auto ready = database->execute("PRAGMA journal_mode = DELETE")
                         .and_then([&] { return migrate(*database, latestVersion(), MigrationCopy::Exists); })
                         .and_then([&] { return checkActiveSchema(*database); });
        !ready)
        return failure(ready.error());
    return database;
}

}  // namespace

std::vector<Backup> backups(const fs::path& folder)
{
    std::vector<std::pair<fs::file_time_type, Backup>> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (!entry->is_regular_file(ignored) || !isBackup(entry->path().filename().string())) continue;
        found.emplace_back(entry->last_write_time(ignored), Backup{entry->path(), entry->file_size(ignored)});
    }
    std::ranges::sort(found, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second.file > b.second.file;
    });
    std::vector<Backup> list;
    for (auto& [time, backup] : found) list.push_back(std::move(backup));
    return list;
}

Result<void> copyDatabase(const fs::path& file, const fs::path& to)
{
    const auto reader = Database::open(file);
    if (!reader) return failure(reader.error());
    // The number of the process keeps two programs apart that make a copy at the same time.
    const fs::path partial = to.string() + "." + std::to_string(::getpid()) + ".partial";
    std::error_code error;
    fs::remove(partial, error);
    if (!createPrivate(partial)) return failure(notWritten(to, "cannot be created"));
    if (auto copied = reader->run("VACUUM INTO ?", partial.string()); !copied) {
        fs::remove(partial, error);
        return copied;
    }
    syncFile(partial);
    fs::rename(partial, to, error);
    if (error) {
        std::error_code ignored;
        fs::remove(partial, ignored);
        return failure(notWritten(to, error.message()));
    }
    syncFolderOf(to);
    return {};
}

Result<fs::path> makeBackup(const fs::path& folder)
{
    const fs::path library = folder / "mazzo.db";
    removeLeftovers(folder);
    const fs::path name = freeName(library, ".backup");
    if (auto copied = copyDatabase(library, name); !copied) return failure(copied.error());
    return name;
}

Result<void> restoreBackup(const fs::path& folder, const fs::path& backup)
{
    const fs::path library = folder / "mazzo.db";
    const fs::path copy = library.string() + "." + std::to_string(::getpid()) + ".restoring";
    std::error_code error;
    fs::create_directories(folder, error);
    const auto forget = [&copy] {
        std::error_code ignored;
        for (const char* part : kParts) fs::remove(copy.string() + part, ignored);
        fs::remove(copy.string() + "-journal", ignored);
    };
    removeLeftovers(folder);
    forget();
    Result<void> done;
    {
        const auto contents = readyCopy(backup, copy);
        if (!contents) {
            forget();
            Error problem = contents.error();
            // The player knows the backup by its own name.
            if (problem.where.file == copy) problem.where.file = backup.string();
            std::ranges::replace(problem.args, copy.string(), backup.string());
            return failure(std::move(problem));
        }
        syncFile(copy);
        const bool sound = checkLibraryFile(library).has_value();
        const fs::path aside = freeName(library, sound ? ".backup" : ".damaged");
        done = sound ? replaceSound(library, aside, *contents) : replaceDamaged(library, aside, copy);
    }
    forget();
    return done;
}

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/backup.h"

#include "carddata/library/database.h"
#include "carddata/library/library_file.h"

#include <algorithm>
#include <array>
#include <ctime>

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

/// All parts or none.
Result<void> moveAside(const fs::path& from, const fs::path& to)
{
    std::error_code error;
    for (const char* part : kParts) {
        const fs::path file = from.string() + part;
        if (!fs::exists(file, error)) continue;
        fs::rename(file, to.string() + part, error);
        if (!error) continue;
        std::error_code ignored;
        for (const char* moved : kParts) fs::rename(to.string() + moved, from.string() + moved, ignored);
        return failure(notWritten(to, error.message()));
    }
    return {};
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
    const fs::path partial = file.string() + ".backup.partial";
    std::error_code error;
    fs::remove(partial, error);
    if (auto copied = reader->run("VACUUM INTO ?", partial.string()); !copied) {
        fs::remove(partial, error);
        return copied;
    }
    fs::rename(partial, to, error);
    if (error) return failure(notWritten(to, error.message()));
    return {};
}

Result<fs::path> makeBackup(const fs::path& folder)
{
    const fs::path library = folder / "mazzo.db";
    const fs::path name = freeName(library, ".backup");
    if (auto copied = copyDatabase(library, name); !copied) return failure(copied.error());
    return name;
}

Result<void> restoreBackup(const fs::path& folder, const fs::path& backup)
{
    const fs::path library = folder / "mazzo.db";
    const fs::path copy = library.string() + ".restoring";
    std::error_code error;
    const auto forget = [&copy] {
        std::error_code ignored;
        for (const char* part : kParts) fs::remove(copy.string() + part, ignored);
    };
    forget();
    fs::copy_file(backup, copy, error);
    if (error) {
        forget();
        return failure(notWritten(copy, error.message()));
    }
    if (auto sound = checkLibraryFile(copy); !sound) {
        forget();
        return sound;
    }
    for (const char* part : {"-wal", "-shm"}) fs::remove(copy.string() + part, error);
    const bool worthKeeping = checkLibraryFile(library).has_value();
    const fs::path aside = freeName(library, worthKeeping ? ".backup" : ".damaged");
    if (auto moved = moveAside(library, aside); !moved) {
        forget();
        return moved;
    }
    fs::rename(copy, library, error);
    if (!error) return {};
    (void)moveAside(aside, library);
    forget();
    return failure(notWritten(library, error.message()));
}

}  // namespace mazzo::carddata

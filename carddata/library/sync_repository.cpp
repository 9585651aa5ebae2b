// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/sync_repository.h"

namespace mazzo::carddata {

Result<std::string> SyncRepository::mark(std::string_view folder) const
{
    std::string mark;
    auto done = m_database.each(
        "SELECT mark FROM sync_folder WHERE folder = ?",
        [&mark](const Statement& row) {
            mark = row.text(0);
            return Result<void>();
        },
        folder);
    if (!done) return failure(done.error());
    return mark;
}

Result<std::optional<std::string>> SyncRepository::folderWith(std::string_view mark) const
{
    std::optional<std::string> folder;
    auto done = m_database.each(
        "SELECT folder FROM sync_folder WHERE mark = ? ORDER BY synced_at DESC LIMIT 1",
        [&folder](const Statement& row) {
            folder = row.text(0);
            return Result<void>();
        },
        mark);
    if (!done) return failure(done.error());
    return folder;
}

Result<void> SyncRepository::setMark(std::string_view folder, std::string_view mark) const
{
    return m_database.run(
        "INSERT INTO sync_folder (folder, mark, synced_at) VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')) "
        "ON CONFLICT (folder) DO UPDATE SET mark = excluded.mark, synced_at = excluded.synced_at",
        folder, mark);
}

Result<void> SyncRepository::moved(std::string_view from, std::string_view to) const
{
    return m_database.run("UPDATE sync_folder SET folder = ?2 WHERE folder = ?1", from, to);
}

Result<void> SyncRepository::forget(std::string_view folder) const
{
    return m_database.run("DELETE FROM sync_folder WHERE folder = ?", folder);
}

Result<std::map<std::string, SyncedFile>> SyncRepository::files(std::string_view folder) const
{
    std::map<std::string, SyncedFile> files;
    auto done = m_database.each(
        "SELECT path, deck, base IS NOT NULL, base, target IS NOT NULL, target, writing FROM sync_file WHERE folder = "
        "?",
        [&files](const Statement& row) {
            SyncedFile file;
            file.deck = DeckId{row.integer(1)};
            if (row.integer(2) != 0) file.base = row.text(3);
            if (row.integer(4) != 0) file.target = row.text(5);
            file.writing = row.integer(6) != 0;
            files.emplace(row.text(0), std::move(file));
            return Result<void>();
        },
        folder);
    if (!done) return failure(done.error());
    return files;
}

Result<void> SyncRepository::put(std::string_view folder, std::string_view path, const SyncedFile& file) const
{
    // A missing text is written as NULL: `?` binds texts only.
    const std::string sql = std::string("INSERT OR REPLACE INTO sync_file (folder, path, deck, base, target, writing) "
                                        "VALUES (?1, ?2, ?3, ") +
                            (file.base ? "?4" : "nullif(?4, ?4)") + ", " + (file.target ? "?5" : "nullif(?5, ?5)") +
                            ", ?6)";
    return m_database.run(sql, folder, path, static_cast<std::int64_t>(file.deck), file.base.value_or(""),
                          file.target.value_or(""), std::int64_t{file.writing});
}

Result<void> SyncRepository::remove(std::string_view folder, std::string_view path) const
{
    return m_database.run("DELETE FROM sync_file WHERE folder = ? AND path = ?", folder, path);
}

}  // namespace mazzo::carddata

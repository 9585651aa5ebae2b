// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/setting_repository.h"

namespace mazzo::carddata {

Result<std::optional<std::string>> SettingRepository::value(std::string_view key) const
{
    std::optional<std::string> value;
    auto done = m_database.each(
        "SELECT value FROM setting WHERE key = ?",
        [&value](const Statement& row) {
            value = row.text(0);
            return Result<void>();
        },
        key);
    if (!done) return failure(done.error());
    return value;
}

Result<SavedSettings> SettingRepository::all() const
{
    SavedSettings kept;
    auto done = m_database.each("SELECT key, value FROM setting", [&kept](const Statement& row) {
        kept.emplace(row.text(0), row.text(1));
        return Result<void>();
    });
    if (!done) return failure(done.error());
    return kept;
}

Result<void> SettingRepository::set(std::string_view key, std::string_view value) const
{
    return m_database.run(
        "INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key,
        value);
}

Result<void> SettingRepository::remove(std::string_view key) const
{
    return m_database.run("DELETE FROM setting WHERE key = ?", key);
}

}  // namespace mazzo::carddata

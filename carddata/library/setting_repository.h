// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "carddata/library/saved_settings.h"

#include <optional>

namespace mazzo::carddata {

/// The table `setting`: what the program remembers between two starts.
class SettingRepository {
public:
    explicit SettingRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<std::optional<std::string>> value(std::string_view key) const;
    [[nodiscard]] Result<SavedSettings> all() const;
    [[nodiscard]] Result<void> set(std::string_view key, std::string_view value) const;
    [[nodiscard]] Result<void> remove(std::string_view key) const;

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata

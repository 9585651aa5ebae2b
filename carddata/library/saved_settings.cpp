// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/saved_settings.h"

#include "carddata/library/setting_repository.h"

namespace mazzo::carddata {

SavedSettings savedSettings(const std::filesystem::path& folder)
{
    const auto database = Database::openToRead(folder / "mazzo.db");
    if (!database) return {};
    return SettingRepository(*database).all().value_or(SavedSettings());
}

}  // namespace mazzo::carddata

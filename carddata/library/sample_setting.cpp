// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/sample_setting.h"

namespace mazzo::carddata {

namespace {

std::string sampleSetting(std::string_view game) { return "sample-cards." + std::string(game); }

}  // namespace

Result<bool> sampleSettingOf(const Database& database, std::string_view game)
{
    const auto setting = SettingRepository(database).value(sampleSetting(game));
    if (!setting) return failure(setting.error());
    return *setting != "off";
}

Result<void> setSampleSetting(const Database& database, std::string_view game, bool show)
{
    return SettingRepository(database).set(sampleSetting(game), show ? "on" : "off");
}

}  // namespace mazzo::carddata

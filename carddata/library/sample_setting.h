// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/setting_repository.h"

namespace mazzo::carddata {

/// Whether the sample cards of a game are shown: those of its unofficial sets.
[[nodiscard]] Result<bool> sampleSettingOf(const Database& database, std::string_view game);
[[nodiscard]] Result<void> setSampleSetting(const Database& database, std::string_view game, bool show);

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/simulation.h"

#include <filesystem>
#include <map>
#include <string>

namespace mazzo::app {

/// The strategy files that come with a game's pack, by name.
[[nodiscard]] std::map<std::string, std::filesystem::path> shippedStrategies(const std::string& game);

/// A strategy of the pack by its name, else a file.
[[nodiscard]] Result<goldfish::StrategyText> strategyText(const std::string& nameOrFile, const std::string& game);

}  // namespace mazzo::app

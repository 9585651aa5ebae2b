// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/simulation.h"

#include <filesystem>
#include <map>
#include <string>

namespace mazzo::app {

/// The strategy files that come with a game's pack, by name.
[[nodiscard]] std::map<std::string, std::filesystem::path> shippedStrategies(const std::string& game);

/// Where the player's strategies of a game are stored: `strategies/GAME` in the data folder. Empty if there is no data
/// folder. Files in `strategies` itself are found for every game.
[[nodiscard]] std::filesystem::path ownStrategyFolder(const std::string& game);

/// The pack's strategies and the player's own, by name; of two with the same name the player's.
[[nodiscard]] std::map<std::string, std::filesystem::path> namedStrategies(const std::string& game);

/// The texts of the strategies that have a name. `yours`: of the player.
struct NamedStrategy {
    goldfish::StrategyText text;
    bool yours = false;
};
[[nodiscard]] std::vector<NamedStrategy> namedStrategyTexts(const std::string& game);

/// A strategy by its name, else a file.
[[nodiscard]] Result<goldfish::StrategyText> strategyText(const std::string& nameOrFile, const std::string& game);

}  // namespace mazzo::app

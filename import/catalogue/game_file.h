// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

#include <filesystem>

namespace mazzo::importer {

/// Sets, rarities and finishes that a game's cards name and its game.json does not have: ids and names.
struct GameAdditions {
    std::string language;
    std::vector<std::pair<std::string, std::string>> sets, rarities, finishes;

    [[nodiscard]] bool empty() const { return sets.empty() && rarities.empty() && finishes.empty(); }
};

/// The game.json of a new pack: a main deck and a sideboard, the types and fields of its cards, and no rules yet.
[[nodiscard]] std::string newGameFile(const std::string& id, const Game& learned, const GameAdditions& additions);

/// The text of a game.json with the additions; everything else stays as it is written.
[[nodiscard]] std::string extendedGameFile(const std::filesystem::path& file, const GameAdditions& additions,
                                           const std::vector<std::string>& languages);

/// The files with cards that a game.json names.
[[nodiscard]] std::vector<std::string> cardFilesOf(const std::filesystem::path& pack);

}  // namespace mazzo::importer

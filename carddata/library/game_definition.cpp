// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/game_definition.h"

#include "carddata/pack/pack.h"

#include <fstream>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

constexpr const char* kFile = "game.json";

Result<fs::path> folderWith(const std::string& text, const fs::path& folder)
{
    if (definitionText(folder) == text) return folder;
    std::error_code error;
    fs::create_directories(folder, error);
    std::ofstream stream(folder / kFile, std::ios::binary);
    stream << text;
    stream.close();
    if (!stream)
        return failure({Error::Kind::Io,
                        "library.io",
                        {(folder / kFile).string(), 0, 0},
                        {(folder / kFile).string()},
                        error.message()});
    return folder;
}

}  // namespace

std::string definitionText(const fs::path& packFolder)
{
    std::ifstream stream(packFolder / kFile, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

Result<Game> definedGame(const StoredPack& pack, const std::string& text, const fs::path& copies)
{
    Result<fs::path> folder = pack.folder;
    if (definitionText(pack.folder) != text) folder = folderWith(text, copies / pack.game);
    if (!folder) return failure(folder.error());
    auto game = loadGame(*folder);
    if (!game) return failure(game.error().front());
    return std::move(*game);
}

}  // namespace mazzo::carddata

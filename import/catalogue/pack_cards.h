// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/mapping.h"
#include "import/catalogue/source_card.h"
#include "model/card.h"

#include <filesystem>

namespace mazzo::importer {

/// What becomes of another program's catalogue; nothing is written before all of it has been read.
struct CatalogueImport {
    std::size_t cards = 0;
    std::size_t printings = 0;
    std::size_t added = 0;    ///< cards that the pack did not have
    std::size_t updated = 0;  ///< cards that it had, with other values
    std::size_t kept = 0;     ///< cards of the pack that the files do not have
    std::size_t leftOut = 0;  ///< tokens, and cards with problems that make them useless
    bool isNewPack = false;   ///< the folder had no game.json
    Errors problems;          ///< of lines, each with its place; at most `kMaxProblems`
    std::size_t problemCount = 0;
    std::vector<std::string> addedSets, addedRarities, addedFinishes;
    std::string gameFile;   ///< the text of game.json; empty if it stays as it is
    std::string cardsFile;  ///< the text of the file with the cards
    std::string cardsName;  ///< its path in the pack

    static constexpr std::size_t kMaxProblems = 200;
};

struct CatalogueImportWishes {
    std::vector<std::filesystem::path> sources;  ///< files, or folders with files of the format
    std::filesystem::path pack;
    std::optional<CatalogueFormat> format;  ///< nothing: by the names and contents of the files
    std::filesystem::path mapping;          ///< may be empty
};

/// Reads the sources and works out the pack's files.
[[nodiscard]] Checked<CatalogueImport> planCatalogueImport(const CatalogueImportWishes& wishes);

/// Writes the files of the plan into the pack's folder, each at once or not at all.
[[nodiscard]] Result<void> storeCatalogueImport(const CatalogueImport& import, const std::filesystem::path& pack);

}  // namespace mazzo::importer

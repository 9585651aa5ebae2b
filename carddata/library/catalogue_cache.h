// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

#include <filesystem>

namespace mazzo::carddata {

/// A catalogue from a cache file. Later changes of the own layer are not in it.
struct CachedCatalogue {
    Catalogue catalogue;
    std::int64_t revision = 0;  ///< of the own layer that is in it
    std::string notes;          ///< what was written with it; one line
};

/// Catalogues as files that are mapped into memory instead of parsed. Anything wrong with a file only means that it is
/// of no use: the database has it all.
class CatalogueCache {
public:
    explicit CatalogueCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// The game's catalogue as it was written with this fingerprint; nothing if the file is missing, older or damaged.
    [[nodiscard]] std::optional<CachedCatalogue> read(const Game& game, std::string_view fingerprint) const;

    /// Replaces the file in one step, so that who reads at the same time sees the old one or the new one. A file that
    /// cannot be written is done without.
    void write(const Game& game, std::string_view fingerprint, const Catalogue& catalogue, std::int64_t revision = 0,
               std::string_view notes = {}) const;
    void remove(std::string_view game) const;

private:
    [[nodiscard]] std::filesystem::path file(std::string_view game) const;

    std::filesystem::path m_folder;
};

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/catalogue_cache.h"
#include "carddata/library/layers/layered_cards.h"
#include "carddata/library/loaded_game.h"
#include "carddata/library/pack_repository.h"

namespace mazzo::carddata {

/// Reads a game with all its layers from the library: its catalogue from the cache if that is up to date, else from the
/// database.
class GameReader {
public:
    /// `folder` is the folder of the library.
    GameReader(const Database& database, const std::filesystem::path& folder)
        : m_database(database), m_cacheFolder(folder / "cache"), m_images(folder / "images"), m_cache(m_cacheFolder)
    {}

    [[nodiscard]] Result<LoadedGame> load(std::string_view game) const;
    /// The definition of a pack's game, with what the other layers add to it.
    [[nodiscard]] Result<Game> game(const StoredPack& pack) const;
    /// Builds the catalogue from the cards of the pack, and writes it to the cache.
    [[nodiscard]] Result<void> rebuild(LoadedGame& loaded, const StoredPack& pack, std::vector<Card> cards) const;
    /// Removes the cached catalogue of a game.
    void forget(std::string_view game) const { m_cache.remove(game); }

private:
    [[nodiscard]] LayeredCards layeredCards() const { return {m_database, m_images}; }
    [[nodiscard]] Result<std::string> cacheKey(const Game& game, const StoredPack& pack) const;
    [[nodiscard]] Result<void> addPictures(LoadedGame& loaded, const StoredPack& pack) const;
    [[nodiscard]] Result<void> addCatalogue(LoadedGame& loaded, const StoredPack& pack) const;
    [[nodiscard]] Result<void> build(LoadedGame& loaded, const std::string& key, std::vector<Card> cards) const;
    [[nodiscard]] Result<bool> followChanges(LoadedGame& loaded, std::int64_t revision) const;

    const Database& m_database;
    std::filesystem::path m_cacheFolder;
    std::filesystem::path m_images;
    CatalogueCache m_cache;
};

}  // namespace mazzo::carddata

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/card_repository.h"
#include "carddata/library/catalogue_cache.h"
#include "carddata/library/collection/collection_store.h"
#include "carddata/library/decks/deck_store.h"
#include "carddata/library/library_file.h"
#include "carddata/library/pack_repository.h"
#include "carddata/library/product_repository.h"
#include "carddata/library/setting_repository.h"
#include "carddata/library/user_value.h"
#include "model/catalogue.h"

namespace mazzo::carddata {

/// What became of one pack's folder.
struct SyncedPack {
    enum class State {
        Unchanged,  ///< the catalogue has it already
        Loaded,     ///< read anew
        Kept,       ///< it has mistakes, and the catalogue keeps what it last read without
        Rejected    ///< it has mistakes, and the catalogue has nothing of it
    };

    std::string game;
    std::filesystem::path folder;
    State state = State::Unchanged;
    Errors mistakes;
};

struct SyncReport {
    std::vector<SyncedPack> packs;     ///< in the order of the folders
    std::vector<std::string> removed;  ///< games whose packs are gone
};

/// A game ready for use, with the player's values over the pack's.
struct LoadedGame {
    Game game;
    Catalogue catalogue;
    std::vector<UserValue>
        contradicted;  ///< values of the player's that the pack has come to know otherwise; not used, but kept
};

/// The player's store: the packs' catalogue, and everything the player says. Each change is one transaction when it
/// happens.
class Library {
public:
    /// Opens or creates the library in a folder; see `openLibraryFile`.
    [[nodiscard]] static Result<Library> open(const std::filesystem::path& folder, FileCheck check = FileCheck::Now);

    /// Brings the catalogue in line with the packs: reads those that changed, forgets those that are not in the list.
    [[nodiscard]] Result<SyncReport> sync(std::span<const std::filesystem::path> packFolders);

    [[nodiscard]] Result<std::vector<StoredPack>> games() const;
    [[nodiscard]] Result<LoadedGame> load(std::string_view game) const;
    [[nodiscard]] Result<Card> card(const Game& game,
                                    std::string_view id) const;  ///< in full, with the player's values
    /// Of several cards at once, with what the player typed in.
    [[nodiscard]] Result<std::vector<PrintedText>> printedTexts(const Game& game,
                                                                std::span<const std::string> cards) const;
    [[nodiscard]] Result<std::vector<Product>> products(std::string_view game) const;
    /// Full-text search over the names and texts of all games.
    [[nodiscard]] Result<std::vector<CardName>> search(std::string_view words, int limit) const;

    /// Refused if it contradicts what the pack knows (see `mayBe`).
    [[nodiscard]] Result<void> setUserValue(const Game& game, std::string_view card, std::string_view field,
                                            const Value& value);
    [[nodiscard]] Result<void> unsetUserValue(std::string_view game, std::string_view card,
                                              std::string_view field);  ///< NotFound if none is set
    [[nodiscard]] Result<std::vector<UserValue>> userValues(std::string_view game) const;

    [[nodiscard]] CollectionStore collection() const { return CollectionStore(m_database); }
    [[nodiscard]] DeckStore decks() const { return DeckStore(m_database); }
    [[nodiscard]] SettingRepository settings() const { return SettingRepository(m_database); }

private:
    Library(Database database, const std::filesystem::path& folder);

    [[nodiscard]] Result<Catalogue> catalogue(const Game& game, const StoredPack& pack) const;
    [[nodiscard]] Result<void> applyUserValues(LoadedGame& loaded) const;
    [[nodiscard]] Result<void> refersWell(const Game& game, std::string_view card, FieldIndex field,
                                          const Value& value) const;

    [[nodiscard]] Result<SyncedPack> syncPack(const std::filesystem::path& folder);
    [[nodiscard]] Result<void> removeMissing(SyncReport& report);

    Database m_database;
    std::filesystem::path m_cacheFolder;
    CatalogueCache m_cache;
};

}  // namespace mazzo::carddata

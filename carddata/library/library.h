// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/card_repository.h"
#include "carddata/library/collection/collection_store.h"
#include "carddata/library/deck_result_repository.h"
#include "carddata/library/decks/deck_store.h"
#include "carddata/library/library_file.h"
#include "carddata/library/pack_number_repository.h"
#include "carddata/library/pack_sync.h"
#include "carddata/library/product_repository.h"
#include "carddata/library/saved_game_repository.h"
#include "carddata/library/setting_repository.h"
#include "carddata/library/sync_repository.h"
#include "carddata/library/user_values.h"

namespace mazzo::carddata {

/// The player's store: the packs' catalogue, and everything the player says. Each change is one transaction when it
/// happens.
class Library {
public:
    /// Opens or creates the library in a folder; see `openLibraryFile`. One that cannot be written to is opened for
    /// reading, see `readOnly`.
    [[nodiscard]] static Result<Library> open(const std::filesystem::path& folder, FileCheck check = FileCheck::Now);

    /// Why nothing can be stored; nothing if the library can be written to.
    [[nodiscard]] const std::optional<Error>& readOnly() const { return m_readOnly; }
    /// Whether the file that is open is still the one in the folder: what is written to a file that was removed or
    /// replaced is lost.
    [[nodiscard]] bool isInPlace() const;

    /// Brings the catalogue in line with the packs: reads those that changed, forgets those that are not in the list.
    [[nodiscard]] Result<SyncReport> sync(std::span<const std::filesystem::path> packFolders);

    [[nodiscard]] Result<std::vector<StoredPack>> games() const;
    [[nodiscard]] Result<LoadedGame> load(std::string_view game) const;
    [[nodiscard]] Result<Card> card(const Game& game, std::string_view id) const;  ///< in full, with all layers
    /// What each layer says about a card.
    [[nodiscard]] Result<LayeredCard> layers(const Game& game, std::string_view id) const;
    /// Every card in full, with all layers; by number.
    [[nodiscard]] Result<std::vector<Card>> cards(const Game& game) const;
    /// Of several cards at once, with all layers.
    [[nodiscard]] Result<std::vector<PrintedText>> printedTexts(const Game& game,
                                                                std::span<const std::string> cards) const;
    [[nodiscard]] Result<std::vector<Product>> products(std::string_view game) const;
    /// The permanent numbers that cards of the game's pack have ever had, whether or not it is installed.
    [[nodiscard]] Result<CardNumbers> cardNumbers(std::string_view game) const;
    /// Full-text search over the names and texts of all games.
    [[nodiscard]] Result<std::vector<CardName>> search(std::string_view words, int limit) const;

    /// Refused if it contradicts what the pack knows (see `mayBe`).
    [[nodiscard]] Result<void> setUserValue(const Game& game, std::string_view card, std::string_view field,
                                            const Value& value);
    [[nodiscard]] Result<void> unsetUserValue(std::string_view game, std::string_view card,
                                              std::string_view field);  ///< NotFound if none is set
    /// The player's values over cards of other layers.
    [[nodiscard]] Result<std::vector<UserValue>> userValues(std::string_view game) const;

    /// The player's own cards, and changes to others.
    [[nodiscard]] OwnLayer ownLayer() const { return {m_database, m_images}; }

    /// Whether the game's catalogue has the cards of its unofficial sets.
    [[nodiscard]] Result<bool> showsSamples(std::string_view game) const;
    [[nodiscard]] Result<void> showSamples(std::string_view game, bool show) const;

    /// The installed expansion packs of a game, in the order of their layers.
    [[nodiscard]] Result<std::vector<StoredExpansion>> expansions(std::string_view game) const;
    /// What an expansion pack says about cards.
    [[nodiscard]] Result<std::vector<LayerCard>> expansionCards(std::string_view expansion) const;
    /// Sets and choices that the player added.
    [[nodiscard]] Result<std::vector<OwnChoice>> ownChoices(std::string_view game) const;
    /// The image that the own layer had for a card before the present one; empty if there was none.
    [[nodiscard]] Result<std::string> formerImage(std::string_view game, std::string_view card) const;
    /// The folder of the pictures that the player added to the cards of a game.
    [[nodiscard]] std::filesystem::path imageFolder(std::string_view game) const { return m_images / game; }

    [[nodiscard]] CollectionStore collection() const { return CollectionStore(m_database); }
    [[nodiscard]] DeckStore decks() const { return DeckStore(m_database); }
    [[nodiscard]] DeckResultRepository deckResults() const { return DeckResultRepository(m_database); }
    [[nodiscard]] SavedGameRepository savedGames() const { return SavedGameRepository(m_database); }
    [[nodiscard]] SettingRepository settings() const { return SettingRepository(m_database); }
    [[nodiscard]] SyncRepository syncedFolders() const { return SyncRepository(m_database); }

    /// Everything until it is committed is one change, and nobody else can write in between.
    [[nodiscard]] Result<Transaction> begin() const
    {
        if (m_readOnly) return failure(*m_readOnly);
        return Transaction::begin(m_database);
    }
    /// Rises when another connection has changed the library.
    [[nodiscard]] Result<std::int64_t> dataVersion() const { return m_database.number("PRAGMA data_version"); }

private:
    Library(Database database, const std::filesystem::path& folder);

    [[nodiscard]] LayeredCards layeredCards() const { return {m_database, m_images}; }

    Database m_database;
    std::filesystem::path m_folder;
    std::filesystem::path m_file;
    std::uint64_t m_inode = 0;
    std::optional<Error> m_readOnly;
    std::filesystem::path m_images;
};

}  // namespace mazzo::carddata

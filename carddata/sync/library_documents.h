// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "carddata/sync/sync_path.h"

namespace mazzo::carddata {

/// What the library holds, as the files of a synchronised folder.
class LibraryDocuments {
public:
    struct Document {
        std::string text;
        DeckId deck{};  ///< of a deck

        bool operator==(const Document&) const = default;
    };

    explicit LibraryDocuments(Library& library) : m_library(library) {}

    /// All documents by path. `decks` says which file a deck has; others get a path that is not in `known`. Settings,
    /// results and layers without content are documents only if their path is known, so that other computers learn of
    /// it.
    [[nodiscard]] Result<std::map<std::string, Document>> all(const std::map<DeckId, std::string>& decks,
                                                              const std::set<std::string>& known) const;

    /// Puts a file other than a layer into the library. `deck` is the deck that the file was, or that its results are
    /// of; without one a new deck is added. Without a text the deck is removed. Returns the deck.
    [[nodiscard]] Result<DeckId> put(const SyncPath& path, const std::optional<std::string>& text, DeckId deck) const;

    /// Replaces the own layer of a game by the one in its two files. Nothing is stored if one card is refused.
    /// `pictures` has the pictures of the folder, by path.
    [[nodiscard]] Checked<void> putLayer(const std::string& game, const std::string& head, const std::string& cards,
                                         const std::map<std::string, std::string>& pictures) const;

    /// The pictures of the own layer of a game, by their paths in the folder.
    [[nodiscard]] Result<std::map<std::string, std::string>> pictures(const std::string& game) const;

    /// Null if the game is not installed; loaded once.
    [[nodiscard]] const LoadedGame* game(const std::string& id) const;

private:
    [[nodiscard]] Result<DeckId> putDeck(const std::string& path, const std::optional<std::string>& text,
                                         DeckId deck) const;
    [[nodiscard]] Result<void> putResults(const std::string& path, const std::string& text, DeckId deck) const;
    [[nodiscard]] Result<void> putCollection(const std::string& text) const;
    [[nodiscard]] Result<void> putSettings(const std::string& text) const;
    [[nodiscard]] Result<void> addResults(std::map<std::string, Document>& documents,
                                          const std::set<std::string>& known) const;
    [[nodiscard]] Result<void> addLayers(std::map<std::string, Document>& documents,
                                         const std::set<std::string>& known) const;

    Library& m_library;
    mutable std::map<std::string, std::optional<LoadedGame>> m_games;
};

}  // namespace mazzo::carddata

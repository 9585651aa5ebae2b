// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "carddata/library/decks/stored_deck.h"

#include <optional>

namespace mazzo::carddata {

/// The tables `deck` and `deck_revision`. Opens no transactions: `DeckStore` does.
class DeckRepository {
public:
    enum class Which { Kept, Removed };

    explicit DeckRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<std::vector<StoredDeck>> all(Which which) const;        ///< by name, then id
    [[nodiscard]] Result<StoredDeck> one(DeckId id) const;                       ///< kept or removed
    [[nodiscard]] Result<std::vector<DeckRevision>> revisions(DeckId id) const;  ///< newest first
    [[nodiscard]] Result<DeckRevision> revision(DeckId id, int number) const;
    /// Is the newest revision a step that the next one belongs to?
    [[nodiscard]] Result<bool> isStepping(DeckId id) const;

    [[nodiscard]] Result<DeckId> add(std::string_view game, std::string_view name) const;
    [[nodiscard]] Result<DeckId> add(DeckId id, std::string_view game, std::string_view name) const;
    [[nodiscard]] Result<DeckId> reserve(int ids) const;  ///< the first of so many that no other deck gets
    [[nodiscard]] Result<void> addRevision(DeckId id, DeckRevision::Reason reason, std::string_view text) const;
    [[nodiscard]] Result<void> growRevision(DeckId id,
                                            std::string_view text) const;  ///< replaces the newest one's text
    [[nodiscard]] Result<void> describe(DeckId id, std::string_view game, std::string_view name) const;
    [[nodiscard]] Result<void> setBuilt(DeckId id, bool built) const;
    [[nodiscard]] Result<void> setRemoved(DeckId id, bool removed) const;
    [[nodiscard]] Result<void> erase(DeckId id) const;  ///< with its history, for good

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata

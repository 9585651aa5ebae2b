// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "carddata/library/decks/stored_deck.h"

#include <optional>
#include <vector>

namespace mazzo::carddata {

enum class SavedGameId : std::int64_t {};

/// A solo game of a deck, as the player left it.
struct StoredGame {
    SavedGameId id{};
    DeckId deck{};
    std::string name;  ///< empty unless the player named it
    int turn = 0;
    int steps = 0;        ///< actions so far
    std::string savedAt;  ///< UTC, ISO 8601

    bool operator==(const StoredGame&) const = default;
};

/// The table `saved_game`. Opens no transactions.
class SavedGameRepository {
public:
    /// Of the games without a name, only the newest are kept.
    static constexpr int kMaxUnnamed = 20;

    explicit SavedGameRepository(const Database& database) : m_database(database) {}

    /// The games of a deck, the newest first.
    [[nodiscard]] Result<std::vector<StoredGame>> of(DeckId deck) const;
    /// Nothing if there is no such game.
    [[nodiscard]] Result<std::optional<StoredGame>> find(SavedGameId id) const;
    [[nodiscard]] Result<std::string> text(SavedGameId id) const;  ///< NotFound if there is no such game
    /// Stores a new game, and removes the oldest unnamed ones of its deck if they are too many.
    [[nodiscard]] Result<SavedGameId> add(const StoredGame& game, std::string_view text) const;
    /// Stores how far a game has come; its name stays. NotFound if it was removed.
    [[nodiscard]] Result<void> update(const StoredGame& game, std::string_view text) const;
    [[nodiscard]] Result<void> rename(SavedGameId id, std::string_view name) const;
    [[nodiscard]] Result<void> remove(SavedGameId id) const;

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata

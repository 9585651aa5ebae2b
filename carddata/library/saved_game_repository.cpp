// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/saved_game_repository.h"

namespace mazzo::carddata {

namespace {

constexpr std::string_view kSavedGameColumns = "SELECT id, deck, name, turn, steps, saved_at FROM saved_game ";

std::int64_t savedGameKey(SavedGameId id) { return static_cast<std::int64_t>(id); }
std::int64_t savedGameDeckKey(DeckId id) { return static_cast<std::int64_t>(id); }

StoredGame storedGame(const Statement& row)
{
    return {SavedGameId{row.integer(0)},      DeckId{row.integer(1)},           std::string(row.text(2)),
            static_cast<int>(row.integer(3)), static_cast<int>(row.integer(4)), std::string(row.text(5))};
}

Error noSuchGame(SavedGameId id)
{
    return {Error::Kind::NotFound, "library.no-such-saved-game", {}, {"#" + std::to_string(savedGameKey(id))}, {}};
}

}  // namespace

Result<std::vector<StoredGame>> SavedGameRepository::of(DeckId deck) const
{
    std::vector<StoredGame> games;
    auto done = m_database.each(
        std::string(kSavedGameColumns) + "WHERE deck = ? ORDER BY saved_at DESC, id DESC",
        [&games](const Statement& row) {
            games.push_back(storedGame(row));
            return Result<void>();
        },
        savedGameDeckKey(deck));
    if (!done) return failure(done.error());
    return games;
}

Result<std::optional<StoredGame>> SavedGameRepository::find(SavedGameId id) const
{
    std::optional<StoredGame> game;
    auto done = m_database.each(
        std::string(kSavedGameColumns) + "WHERE id = ?",
        [&game](const Statement& row) {
            game = storedGame(row);
            return Result<void>();
        },
        savedGameKey(id));
    if (!done) return failure(done.error());
    return game;
}

Result<std::string> SavedGameRepository::text(SavedGameId id) const
{
    std::optional<std::string> text;
    auto done = m_database.each(
        "SELECT text FROM saved_game WHERE id = ?",
        [&text](const Statement& row) {
            text = row.text(0);
            return Result<void>();
        },
        savedGameKey(id));
    if (!done) return failure(done.error());
    if (!text) return failure(noSuchGame(id));
    return *text;
}

Result<SavedGameId> SavedGameRepository::add(const StoredGame& game, std::string_view text) const
{
    auto added = m_database.run(
        "INSERT INTO saved_game (deck, name, turn, steps, saved_at, text) VALUES (?, ?, ?, ?, ?, ?)",
        savedGameDeckKey(game.deck), game.name, std::int64_t{game.turn}, std::int64_t{game.steps}, game.savedAt, text);
    if (!added) return failure(added.error());
    const SavedGameId id{m_database.lastKey()};
    auto pruned = m_database.run(
        "DELETE FROM saved_game WHERE deck = ?1 AND name = '' AND id NOT IN (SELECT id FROM saved_game WHERE deck = ?1 "
        "AND name = '' ORDER BY saved_at DESC, id DESC LIMIT ?2)",
        savedGameDeckKey(game.deck), std::int64_t{kMaxUnnamed});
    if (!pruned) return failure(pruned.error());
    return id;
}

Result<void> SavedGameRepository::update(const StoredGame& game, std::string_view text) const
{
    auto done = m_database.run("UPDATE saved_game SET turn = ?, steps = ?, saved_at = ?, text = ? WHERE id = ?",
                               std::int64_t{game.turn}, std::int64_t{game.steps}, game.savedAt, text,
                               savedGameKey(game.id));
    if (done && m_database.changes() == 0) return failure(noSuchGame(game.id));
    return done;
}

Result<void> SavedGameRepository::rename(SavedGameId id, std::string_view name) const
{
    auto done = m_database.run("UPDATE saved_game SET name = ? WHERE id = ?", name, savedGameKey(id));
    if (done && m_database.changes() == 0) return failure(noSuchGame(id));
    return done;
}

Result<void> SavedGameRepository::remove(SavedGameId id) const
{
    return m_database.run("DELETE FROM saved_game WHERE id = ?", savedGameKey(id));
}

}  // namespace mazzo::carddata

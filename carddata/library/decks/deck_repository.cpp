// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/decks/deck_repository.h"

#include <algorithm>
#include <array>

namespace mazzo::carddata {

namespace {

constexpr std::array<std::string_view, 5> kReasons{"created", "step", "saved", "renamed", "restored"};

std::string_view textOf(DeckRevision::Reason reason) { return kReasons[static_cast<std::size_t>(reason)]; }

Result<DeckRevision::Reason> reasonOf(std::string_view text)
{
    const auto found = std::ranges::find(kReasons, text);
    if (found == kReasons.end())
        return failure(
            {Error::Kind::Corrupt, "library.corrupt", {}, {}, "deck_revision.reason is " + std::string(text)});
    return static_cast<DeckRevision::Reason>(found - kReasons.begin());
}

/// Every deck with its newest revision.
constexpr std::string_view kDecks = R"(
    SELECT deck.id, deck.name, deck.game, deck.built, deck.created_at, newest.changed_at, deck.removed_at, newest.number, newest.text
    FROM deck JOIN deck_revision AS newest
      ON newest.deck = deck.id AND newest.number = (SELECT max(number) FROM deck_revision WHERE deck = deck.id) )";

StoredDeck deckOf(const Statement& row)
{
    return {DeckId{row.integer(0)},   std::string(row.text(1)),         std::string(row.text(2)),
            row.integer(3) != 0,      std::string(row.text(4)),         std::string(row.text(5)),
            std::string(row.text(6)), static_cast<int>(row.integer(7)), std::string(row.text(8))};
}

Error noSuchDeck(DeckId id)
{
    return {
        Error::Kind::NotFound, "library.no-such-deck", {}, {"#" + std::to_string(static_cast<std::int64_t>(id))}, {}};
}

std::int64_t keyOf(DeckId id) { return static_cast<std::int64_t>(id); }

auto into(std::vector<DeckRevision>& revisions)
{
    return [&revisions](const Statement& row) -> Result<void> {
        const auto reason = reasonOf(row.text(1));
        if (!reason) return failure(reason.error());
        revisions.push_back({static_cast<int>(row.integer(0)), *reason, std::string(row.text(2)),
                             std::string(row.text(3)), std::string(row.text(4))});
        return {};
    };
}

}  // namespace

Result<std::vector<StoredDeck>> DeckRepository::all(Which which) const
{
    std::vector<StoredDeck> decks;
    const std::string sql = std::string(kDecks) +
                            (which == Which::Kept ? "WHERE removed_at IS NULL" : "WHERE removed_at IS NOT NULL") +
                            " ORDER BY deck.name, deck.id";
    auto done = m_database.each(sql, [&decks](const Statement& row) {
        decks.push_back(deckOf(row));
        return Result<void>();
    });
    if (!done) return failure(done.error());
    return decks;
}

Result<StoredDeck> DeckRepository::one(DeckId id) const
{
    std::optional<StoredDeck> deck;
    auto done = m_database.each(
        std::string(kDecks) + "WHERE deck.id = ?",
        [&deck](const Statement& row) {
            deck = deckOf(row);
            return Result<void>();
        },
        keyOf(id));
    if (!done) return failure(done.error());
    if (!deck) return failure(noSuchDeck(id));
    return std::move(*deck);
}

Result<std::vector<DeckRevision>> DeckRepository::revisions(DeckId id) const
{
    std::vector<DeckRevision> revisions;
    auto done = m_database.each(
        "SELECT number, reason, begun_at, changed_at, text FROM deck_revision WHERE deck = ? ORDER BY number DESC",
        into(revisions), keyOf(id));
    if (!done) return failure(done.error());
    return revisions;
}

Result<DeckRevision> DeckRepository::revision(DeckId id, int number) const
{
    std::vector<DeckRevision> found;
    auto done = m_database.each(
        "SELECT number, reason, begun_at, changed_at, text FROM deck_revision WHERE deck = ? AND number = ?",
        into(found), keyOf(id), number);
    if (!done) return failure(done.error());
    if (found.empty())
        return failure({Error::Kind::NotFound, "library.no-such-revision", {}, {std::to_string(number)}, {}});
    return std::move(found.front());
}

Result<bool> DeckRepository::isStepping(DeckId id) const
{
    // Half a minute without a step, or ten minutes of steps, end a revision. A clock that was set back ends it too.
    static constexpr std::string_view kSql = R"(
        SELECT reason = 'step' AND julianday('now') - julianday(changed_at) BETWEEN 0 AND 30 / 86400.0
               AND julianday('now') - julianday(begun_at) BETWEEN 0 AND 600 / 86400.0
        FROM deck_revision WHERE deck = ? ORDER BY number DESC LIMIT 1)";
    bool stepping = false;
    auto done = m_database.each(
        kSql,
        [&stepping](const Statement& row) {
            stepping = row.integer(0) != 0;
            return Result<void>();
        },
        keyOf(id));
    if (!done) return failure(done.error());
    return stepping;
}

Result<DeckId> DeckRepository::add(std::string_view game, std::string_view name) const
{
    auto done = m_database.run(
        "INSERT INTO deck (game, name, created_at) VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))", game, name);
    if (!done) return failure(done.error());
    return DeckId{m_database.lastKey()};
}

Result<DeckId> DeckRepository::add(DeckId id, std::string_view game, std::string_view name) const
{
    auto done = m_database.run(
        "INSERT INTO deck (id, game, name, created_at) VALUES (?, ?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
        keyOf(id), game, name);
    if (!done) return failure(done.error());
    return id;
}

Result<DeckId> DeckRepository::reserve(int ids) const
{
    // SQLite's own count of the keys that it gave; it has no row before the first deck.
    auto begun = m_database.run("INSERT INTO sqlite_sequence (name, seq) SELECT 'deck', 0 WHERE NOT EXISTS (SELECT 1 "
                                "FROM sqlite_sequence WHERE name = 'deck')");
    if (!begun) return failure(begun.error());
    const auto last = m_database.number("SELECT seq FROM sqlite_sequence WHERE name = 'deck'");
    if (!last) return failure(last.error());
    auto done = m_database.run("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'deck'", ids);
    if (!done) return failure(done.error());
    return DeckId{*last + 1};
}

Result<void> DeckRepository::addRevision(DeckId id, DeckRevision::Reason reason, std::string_view text) const
{
    return m_database.run(R"(
        INSERT INTO deck_revision (deck, number, reason, begun_at, changed_at, text)
        VALUES (?1, 1 + coalesce((SELECT max(number) FROM deck_revision WHERE deck = ?1), 0), ?2,
                strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?3))",
                          keyOf(id), textOf(reason), text);
}

Result<void> DeckRepository::growRevision(DeckId id, std::string_view text) const
{
    return m_database.run(R"(
        UPDATE deck_revision SET text = ?2, changed_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
        WHERE deck = ?1 AND number = (SELECT max(number) FROM deck_revision WHERE deck = ?1))",
                          keyOf(id), text);
}

Result<void> DeckRepository::describe(DeckId id, std::string_view game, std::string_view name) const
{
    return m_database.run("UPDATE deck SET game = ?, name = ? WHERE id = ?", game, name, keyOf(id));
}

Result<void> DeckRepository::setBuilt(DeckId id, bool built) const
{
    return m_database.run("UPDATE deck SET built = ? WHERE id = ?", std::int64_t{built}, keyOf(id));
}

Result<void> DeckRepository::setRemoved(DeckId id, bool removed) const
{
    return m_database.run(removed ? "UPDATE deck SET removed_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ?"
                                  : "UPDATE deck SET removed_at = NULL WHERE id = ?",
                          keyOf(id));
}

Result<void> DeckRepository::erase(DeckId id) const
{
    return m_database.run("DELETE FROM deck WHERE id = ?", keyOf(id));
}

}  // namespace mazzo::carddata

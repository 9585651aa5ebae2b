-- Solo games, kept with their deck.

CREATE TABLE saved_game (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    deck     INTEGER NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,                      -- empty unless the player named it
    turn     INTEGER NOT NULL,
    steps    INTEGER NOT NULL,                   -- actions so far
    saved_at TEXT NOT NULL,                      -- UTC, ISO 8601
    text     TEXT NOT NULL                       -- deck, seed and actions, see docs/goldfish.md
) STRICT;

CREATE INDEX saved_game_deck ON saved_game (deck);
